import { useCopy } from '@portal/shared/i18n'
import { menus as menusEn } from '../../content/en/menus.ts'
import { restaurants as en } from '../../content/en/restaurants.ts'
import { menus as menusFil } from '../../content/fil/menus.ts'
import { restaurants as fil } from '../../content/fil/restaurants.ts'

export const useRestaurantsCopy = () => useCopy({ en, fil })

export const useMenusCopy = () => useCopy({ en: menusEn, fil: menusFil })
