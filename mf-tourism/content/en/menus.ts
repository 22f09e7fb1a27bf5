import type { Course, DishId } from '../facts/menus.ts'

interface DishWords {
  name: string
  note: string
}

/** Names of dishes stay as they stand on the board; the note tells a stranger what comes. */
export const menus = {
  viewMenu: 'View Menu',
  viewNamed: (restaurant: string) => `View Menu: ${restaurant}`,
  title: (restaurant: string) => `Menu of ${restaurant}`,
  note: 'Prices in pesos, for one serving unless the menu says otherwise. They may change; the board at the counter decides.',
  call: (phone: string) => `Call ${phone}`,
  dish: 'Dish',
  price: 'Price',
  courses: {
    mains: 'Main dishes',
    grill: 'From the grill',
    meals: 'Light meals',
    sides: 'Sides',
    bakery: 'From the oven',
    sweets: 'Sweets',
    drinks: 'Drinks',
  } satisfies Record<Course, string>,
  dishes: {
    tinola: {
      name: 'Tinolang manok na bisaya',
      note: 'Native chicken soup with green papaya and malunggay; for two or three',
    },
    humba: { name: 'Humba', note: 'Pork braised with black beans, vinegar and muscovado' },
    sinuglaw: {
      name: 'Sinuglaw',
      note: 'Grilled pork with raw fish in tabon-tabon and vinegar; for two',
    },
    lawuy: { name: 'Law-uy', note: 'Vegetable soup of whatever the garden gave today' },
    mountainRice: { name: 'Mountain rice', note: 'Red upland rice' },
    rootCrops: { name: 'Steamed root crops', note: 'Kamote, gabi and cassava' },
    binignit: { name: 'Binignit', note: 'Root crops and jackfruit in warm coconut milk' },
    suman: { name: 'Suman with muscovado', note: 'Sticky rice in banana leaf' },
    salabat: { name: 'Salabat', note: 'Ginger tea' },
    caneJuice: { name: 'Fresh cane juice', note: 'Pressed when you order' },
    brewed: { name: 'Brewed arabica', note: 'From the eastern hills, roasted on Mondays' },
    muscovadoLatte: { name: 'Muscovado latte', note: 'With sugar milled in town' },
    sikwate: { name: 'Sikwate', note: 'Thick hot chocolate of local cacao' },
    coldBrew: { name: 'Cold brew', note: 'Steeped overnight' },
    pineappleTart: { name: 'Pineapple tart', note: 'With fruit from Kabukiran' },
    ensaymada: { name: 'Ensaymada', note: 'Buttered brioche with cheese' },
    cassavaCake: { name: 'Cassava cake', note: 'With coconut cream' },
    longganisa: { name: 'Longganisa and garlic rice', note: 'Sweet sausage and an egg' },
    omelette: { name: 'Garden omelette', note: 'Vegetables from Maligaya' },
    liempo: { name: 'Inihaw na liempo', note: 'Pork belly, with vinegar and chili' },
    inasal: { name: 'Chicken inasal', note: 'Leg with lemongrass and annatto' },
    tilapia: { name: 'Inihaw na tilapia', note: 'Stuffed with tomato and onion' },
    skewer: { name: 'Pork barbecue', note: 'One stick' },
    garlicRice: { name: 'Garlic rice', note: 'A cup' },
    eggplant: { name: 'Ensaladang talong', note: 'Grilled eggplant with tomato' },
    atchara: { name: 'Atchara', note: 'Pickled green papaya' },
    calamansi: { name: 'Calamansi juice', note: 'Hot or cold' },
    coconut: { name: 'Young coconut', note: 'In its shell' },
  } satisfies Record<DishId, DishWords>,
} as const
