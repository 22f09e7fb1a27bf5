import { dictionary } from '@portal/shared/i18n'
import { defineSection } from '@portal/shared/section'

export default defineSection({
  id: 'home',
  pages: [
    {
      path: '/',
      title: dictionary['nav.home'],
      description: {
        en: 'News, events, forms, services, the map and the emergency numbers of the municipality, in English and Filipino.',
        fil: 'Balita, mga kaganapan, form, serbisyo, mapa at mga numero sa emergency ng munisipyo, sa Ingles at Filipino.',
      },
      anchors: ['map', 'pillars', 'forms', 'news', 'events', 'contact'],
      load: () => import('./pages/home/page.tsx'),
    },
    {
      path: '/about',
      title: { en: 'About the Town', fil: 'Tungkol sa Bayan' },
      description: {
        en: 'Profile and figures of the town, its history since 1948, and the meaning of the municipal seal.',
        fil: 'Ang profile at mga datos ng bayan, ang kasaysayan nito mula 1948, at ang kahulugan ng sagisag ng bayan.',
      },
      anchors: ['profile', 'history', 'seal', 'agenda'],
      load: () => import('./pages/about/page.tsx'),
    },
  ],
  menu: [
    { id: 'home', label: dictionary['nav.home'], to: '/' },
    {
      id: 'about',
      label: dictionary['nav.about'],
      to: '/about',
      links: [
        { label: { en: 'Town Profile', fil: 'Profile ng Bayan' }, to: '/about#profile' },
        { label: { en: 'History', fil: 'Kasaysayan' }, to: '/about#history' },
        { label: { en: 'Municipal Seal', fil: 'Sagisag ng Bayan' }, to: '/about#seal' },
      ],
    },
  ],
})
