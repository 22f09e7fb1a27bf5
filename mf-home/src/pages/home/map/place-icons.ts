import {
  Camera,
  Church,
  Coffee,
  Heart,
  Hotel,
  type LucideIcon,
  Mountain,
  Palmtree,
  ShoppingBag,
  Utensils,
  Wheat,
} from 'lucide-react'
import type { PlaceIcon } from '../../../../content/facts/places.ts'

export const placeIcons: Record<PlaceIcon, LucideIcon> = {
  wheat: Wheat,
  mountain: Mountain,
  utensils: Utensils,
  coffee: Coffee,
  shopping: ShoppingBag,
  hotel: Hotel,
  palmtree: Palmtree,
  church: Church,
  heart: Heart,
  camera: Camera,
}
