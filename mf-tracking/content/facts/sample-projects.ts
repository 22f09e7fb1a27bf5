import { departmentNames } from '@portal/shared/site'

// placeholder: projects and their figures
/** The three projects that the page starts with. All figures are samples. */
export const sampleProjects = [
  {
    id: 'sample-farm-road',
    title: {
      en: 'Concrete Farm Road of San Isidro',
      fil: 'Sementadong Kalsada ng San Isidro (Farm-to-Market Road)',
    },
    description: {
      en: 'Concreting of 4.2 kilometers of farm-to-market road, with drainage and two box culverts, so that sugar cane and corn reach the highway in any weather.',
      fil: 'Pagsesemento ng 4.2 kilometrong farm-to-market road, kasama ang mga kanal at dalawang box culvert, upang makarating sa highway ang tubo at mais anuman ang panahon.',
    },
    category: 'Infrastructure',
    status: 'In Progress',
    priority: 'High',
    budget: '₱48,500,000',
    location: 'Barangay San Isidro',
    startDate: '2026-02-02',
    endDate: '2027-03-31',
    assignedTo: departmentNames.engineering,
    progress: 65,
  },
  {
    id: 'sample-birthing-laboratory-wing',
    title: {
      en: 'Birthing and Laboratory Wing of the Health Center',
      fil: 'Silid-Paanakan at Laboratoryo ng Health Center',
    },
    description: {
      en: 'A new wing with four birthing beds and a diagnostic laboratory, open day and night to mothers from every barangay.',
      fil: 'Bagong gusaling bukás araw at gabi para sa mga ina mula sa bawat barangay, may apat na kama para sa panganganak at isang laboratoryo.',
    },
    category: 'Health',
    status: 'Completed',
    priority: 'High',
    budget: '₱21,800,000',
    location: 'Poblacion',
    startDate: '2025-07-01',
    endDate: '2026-08-28',
    assignedTo: departmentNames.health,
    progress: 100,
  },
  {
    id: 'sample-watershed-springs',
    title: {
      en: 'Watershed Reforestation and Spring Protection',
      fil: 'Pagtatanim sa Watershed at Pangangalaga sa mga Bukal',
    },
    description: {
      en: 'Planting 60 hectares of native trees with upland farmers and fencing off nine springs that supply the town with drinking water.',
      fil: 'Pagtatanim ng mga katutubong puno sa 60 ektarya kasama ang mga magsasaka sa kabundukan, at pagbabakod sa siyam na bukal na pinagkukunan ng inuming tubig ng bayan.',
    },
    category: 'Environment',
    status: 'Planning',
    priority: 'Medium',
    budget: '₱12,300,000',
    location: { en: 'Upland barangays', fil: 'Mga barangay sa kabundukan' },
    startDate: '2027-01-11',
    endDate: '2029-12-14',
    assignedTo: departmentNames.planning,
    progress: 10,
  },
] as const
