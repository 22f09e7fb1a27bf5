import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { projectTracking as en } from '../en/project-tracking.ts'
import { integrationService } from '../facts/integration.ts'

export const projectTracking = {
  header: {
    eyebrow: 'Serbisyo',
    title: 'Pagsubaybay sa Proyekto',
    lead: 'Alamin kung ano ang pinaplano, ano ang isinasagawa, at ano ang natapos na, mula sa mga farm-to-market road hanggang sa mga evacuation center. Maaari kayong magdagdag ng proyekto at mag-update ng katayuan nito.',
  },

  memory: {
    title: 'Sa pahinang ito lang nananatili',
    text: 'Halimbawa lamang ang tatlong proyektong makikita sa simula. Ang anumang idagdag o baguhin ninyo rito ay mananatili lang sa tab na ito ng browser, maliban kung iugnay ninyo rito ang sarili ninyong workspace. Hindi ito ipinadadala sa munisipyo, at mawawala ito kapag ni-reload o isinara ang pahina.',
    keep: 'Kung nais ninyo ng kopya, i-export ang listahan bilang CSV.',
  },

  summary: {
    title: 'Buod',
    lead: 'Bilang ng lahat ng proyekto sa pahinang ito ayon sa katayuan.',
    total: 'Mga proyekto sa pahinang ito',
    underWay: 'Kasalukuyang ginagawa',
    underWayNote: 'Isinasagawa at Aktibo',
    averageProgress: 'Average na progreso',
    chart: 'Mga proyekto ayon sa katayuan',
    status: 'Katayuan',
    count: 'Bilang',
  },

  list: {
    title: 'Mga Proyekto',
    lead: 'Nasa bawat kard ang progreso ng proyekto, ang badyet nito at kung sino ang namamahala.',
    toForm: 'Magdagdag ng proyekto',
    search: 'Maghanap ng proyekto',
    searchHint: 'Pamagat, paglalarawan, lugar o tanggapan',
    filters: 'I-filter at ayusin',
    status: 'Katayuan',
    category: 'Kategorya',
    priority: 'Priyoridad',
    order: 'Ayusin ayon sa',
    anyStatus: 'Lahat ng katayuan',
    anyCategory: 'Lahat ng kategorya',
    anyPriority: 'Lahat ng priyoridad',
    orders: {
      newest: 'Pinakabago muna',
      title: 'Pamagat, A hanggang Z',
      start: 'Simula, pinakamaaga muna',
      end: 'Pagtatapos, pinakamaaga muna',
      priority: 'Priyoridad, pinakamataas muna',
      progress: 'Progreso, pinakamataas muna',
    },
    reset: 'Alisin ang hinahanap at mga filter',
    shown: (shown: number, all: number) =>
      shown === all
        ? `Ipinapakita ang lahat ng ${filipinoCount(all)} proyekto`
        : `Ipinapakita ang ${shown} sa ${filipinoCount(all)} proyekto`,
    empty: 'Walang tumugmang proyekto',
    emptyHint:
      'Sumubok ng ibang salita, o alisin ang hinahanap at mga filter para makitang muli ang lahat ng proyekto.',
    exportCsv: 'I-export bilang CSV',
    exportHint: 'Sine-save ang mga proyektong ipinapakita rito, para sa spreadsheet.',
    fileName: (date: string) => `mga-proyekto-${date}.csv`,
  },

  card: {
    progress: 'Progreso',
    changeStatus: 'Palitan ang katayuan',
    changeStatusOf: (title: string) => `Palitan ang katayuan ng ${title}`,
    budget: 'Badyet',
    location: 'Lokasyon',
    schedule: 'Iskedyul',
    assignedTo: 'Namamahala',
    priority: (priority: string) => `Priyoridad: ${priority}`,
    from: (start: string) => `Mula ${start}`,
    until: (end: string) => `Hanggang ${end}`,
    fromUntil: (start: string, end: string) => `${start} hanggang ${end}`,
    noDates: 'Wala pang petsa',
  },

  form: {
    title: 'Magdagdag ng Bagong Proyekto',
    lead: 'Pamagat at paglalarawan lang ang kinakailangan. Maaaring iwang blangko ang iba.',
    basics: 'Ang proyekto',
    standing: 'Kalagayan nito',
    details: 'Lugar, pondo at panahon',
    fields: {
      title: 'Pamagat ng proyekto',
      description: 'Paglalarawan',
      category: 'Kategorya',
      status: 'Katayuan',
      priority: 'Priyoridad',
      budget: 'Badyet',
      location: 'Lokasyon',
      startDate: 'Petsa ng simula',
      endDate: 'Petsa ng pagtatapos',
      assignedTo: 'Namamahala',
    },
    hints: {
      description: 'Ano ang itatayo o gagawin, at para kanino?',
      budget: 'Halimbawa ₱2,500,000',
      location: 'Barangay o sitio',
      assignedTo: 'Tanggapan o taong namamahala',
    },
    noCategory: 'Pumili ng kategorya',
    titleMissing: 'Ilagay ang pamagat.',
    descriptionMissing: 'Ilagay ang paglalarawan.',
    dateUnread: 'Ilagay ang araw, buwan at taon ng isang totoong petsa, o burahin ang nakasulat.',
    submit: 'Idagdag ang Proyekto',
    sending: `Ipinadadala sa ${integrationService}…`,
    added: (title: string) => `Nasa listahan na ang “${title}”.`,
    showAdded: 'Tingnan sa listahan',
    noScript:
      'Kailangan ng JavaScript para magdagdag ng proyekto, magpalit ng katayuan at maghanap, ngunit nakapatay ito sa inyong browser. Mababasa pa rin ang mga proyekto kahit wala ito.',
  },

  notices: {
    error: 'Error',
    required: 'Pakipunan ang lahat ng kinakailangang patlang',
    success: 'Tagumpay',
    added: 'Naidagdag na ang proyekto!',
    statusUpdated: 'Na-update ang Katayuan',
    statusChanged: (status: string) => `Pinalitan ang katayuan ng proyekto: ${status}`,
    sent: `Na-update ang ${integrationService}`,
    sentText: `Naipadala na sa ${integrationService} ang impormasyon ng proyekto`,
    sendFailed: `Hindi naipadala sa ${integrationService}. Pakisuri ang webhook URL.`,
  },

  statuses: {
    Planning: 'Pinaplano',
    'In Progress': 'Isinasagawa',
    Active: 'Aktibo',
    'On Hold': 'Nakabinbin',
    Completed: 'Natapos na',
  },
  priorities: { High: 'Mataas', Medium: 'Katamtaman', Low: 'Mababa' },
  categories: {
    Infrastructure: 'Imprastruktura',
    Health: 'Kalusugan',
    Education: 'Edukasyon',
    Agriculture: 'Agrikultura',
    Tourism: 'Turismo',
    Environment: 'Kalikasan',
    'Social Services': 'Serbisyong Panlipunan',
    General: 'Pangkalahatan',
  },
  toBeDetermined: 'Itatakda pa',

  csv: {
    id: 'ID',
    title: 'Pamagat',
    description: 'Paglalarawan',
    category: 'Kategorya',
    status: 'Katayuan',
    priority: 'Priyoridad',
    progress: 'Progreso (%)',
    budget: 'Badyet',
    location: 'Lokasyon',
    startDate: 'Petsa ng simula',
    endDate: 'Petsa ng pagtatapos',
    assignedTo: 'Namamahala',
  },
} as const satisfies Translated<typeof en>
