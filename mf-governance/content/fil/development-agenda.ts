import type { Translated } from '@portal/shared/i18n'
import type { developmentAgenda as en } from '../en/development-agenda.ts'

export const developmentAgenda = {
  eyebrow: 'Pamamahala',
  title: 'Ang 4K Agendang Pangkaunlaran',
  lead: (period) =>
    `Kapayapaan, oportunidad, kalusugan at kaligayahan: sa wikang Sebwano, apat na salitang nagsisimula sa K. Ito ang plano ng bayan para sa ${period}.`,
  jump: 'Ang apat na haligi',
  programs: 'Mga pangunahing programa',
  targets: (period) => `Mga target para sa ${period}`,
  venues: 'Mga pangunahing lugar',
  onMap: (venue) => `${venue}: ipakita sa mapa`,
  offices: 'Sino ang nananagot dito',
  watch: 'Panoorin sa YouTube',
  watchOf: (film) => `Panoorin sa YouTube: ${film} (magbubukas sa bagong tab)`,
  newTab:
    'Magbubukas sa bagong tab. Walang kinukuha sa YouTube hangga’t hindi ninyo ito binubuksan.',

  pillars: {
    kalinaw: {
      title: 'Kalinaw',
      subtitle: 'Kapayapaan at Kaayusan',
      description:
        'Kalinaw ang pinagmulan ng pangalan ng ating bayan. Ang kahulugan nito: mga kalyeng may ilaw, alitang natatapos sa barangay hall, at rescue team na kabisado ang daan bago pa dumating ang baha.',
      programs: [
        {
          title: 'Handang mga barangay',
          text: 'Sanay na rescue team, radyo at plano sa paglikas para sa bawat barangay.',
        },
        {
          title: 'Maliwanag na mga daan',
          text: 'Mga ilaw na solar sa mga tawiran, paaralan at tulay, na inaalagaan ng barangay.',
        },
        {
          title: 'Katarungang malapit sa tahanan',
          text: 'Pagsasanay sa Lupong Tagapamayapa upang maagang maayos ang mga alitan.',
        },
        {
          title: 'Ronda sa gabi',
          text: 'Magkasamang umiikot ang mga tanod at pulis, may vest, ilaw at first aid.',
        },
        {
          title: 'Ligtas na tahanan',
          text: 'Desk para sa kababaihan at bata sa himpilan ng pulisya, at kanlungang hindi inihahayag kung saan.',
        },
      ],
      targets: [
        'barangay na may sanay na rescue team',
        'tawiran at tulay na may ilaw',
        'may bantay sa operations center',
      ],
      video: {
        title: 'Isang gabi kasama ang ronda ng Balite',
        text: 'Anim na magkakapitbahay, dalawang ilaw, isang aso: kung paano binabantayan ng barangay ang sarili nitong kapayapaan.',
      },
    },
    kahigayunan: {
      title: 'Kahigayunan',
      subtitle: 'Pag-unlad ng Ekonomiya at Pamumuhunan',
      description:
        'Ang oportunidad ay aning sariwang nakararating sa palengke, presyong patas, at mabuting trabaho para sa anak ng bayan nang hindi na kailangang umalis.',
      programs: [
        {
          title: 'Mga farm-to-market road',
          text: 'Mga daan mula sakahan hanggang palengke, sementado at may kanal; uunahin ang mga lugar kung saan nabubulok sa daan ang ani.',
        },
        {
          title: 'Binhi hanggang palengke',
          text: 'Sertipikadong binhi, alaga sa lupa, at mamimiling natagpuan bago pa magtanim.',
        },
        {
          title: 'Mga kooperatibang sama-samang nagbebenta',
          text: 'Patuyuan, timbangan at iisang trak para sa mga samahang maayos ang talaan.',
        },
        {
          title: 'Iisang lapitan ng negosyo',
          text: 'Isang tanggapan ang nagdadala ng permit sa lahat ng inspeksiyon.',
        },
        {
          title: 'Bukás sa mamumuhunan',
          text: 'Inuuna ang pagpoproseso ng ani, turismo sa bukid, lohistika at nababagong enerhiya.',
        },
      ],
      targets: [
        'ng farm-to-market road',
        'kooperatibang sama-samang nagbebenta',
        'bagong trabaho sa bayan',
      ],
      video: {
        title: 'Mula tudling hanggang puwesto',
        text: 'Isang kahon ng kamatis, mula sa dalisdis ng Maligaya hanggang sa palengke tuwing Sabado.',
      },
    },
    kahimsog: {
      title: 'Kahimsog',
      subtitle: 'Kalusugan at Kagalingan',
      description:
        'Sa tahanan nagsisimula ang kalusugan: malinis na tubig, masustansiyang pagkain, komadronang kayang puntahan nang naglalakad, at doktor na dumadalaw sa hindi makapunta.',
      programs: [
        {
          title: 'Nutrition caravan',
          text: 'Pagsusuri, pagtuturo ng pagluluto at suplemento, taon-taon sa bawat barangay.',
        },
        {
          title: 'Komadronang malapit',
          text: 'Mga health station na may pangangalaga sa buntis, bakuna at mga pangunahing gamot.',
        },
        {
          title: 'Doktor na umiikot',
          text: 'Klinikang de-gulong para sa pinakamalalayong sitio, may laboratoryo at dentista.',
        },
        {
          title: 'Malinis na bukal, malinis na gripo',
          text: 'Sistema ng tubig mula sa mga binabantayang bukal, sinusuri bawat kuwarter.',
        },
        {
          title: 'Magaan ang isip',
          text: 'Pagpapayo sa health center at mga paaralan, kumpidensiyal at libre.',
        },
      ],
      targets: [
        'barangay na dinadalaw ng caravan taon-taon',
        'ng mga bata ang kumpleto ang bakuna',
        'bagong sistema ng tubig',
      ],
      video: {
        title: 'Umaakyat ang caravan sa Lawaan',
        text: 'Isang dyip na may kargang timbangan, sopas at bakuna sa huling daan bago ang mga bukal.',
      },
    },
    kalipay: {
      title: 'Kalipay',
      subtitle: 'Kabataan, Isports at Kultura',
      description:
        'Gawaing-bayan din ang kaligayahan: court na may ilaw sa gabi, tambol na itinuturo ng lola, at entabladong pinagsasanayan ng kabataang magsalita.',
      programs: [
        {
          title: 'Court sa bawat barangay',
          text: 'May ilaw, may bubong kung saan maulan, at may liga buong taon.',
        },
        {
          title: 'Mga iskolar ng bayan',
          text: 'Sa kolehiyo at sa kasanayan, pinipili ayon sa pangangailangan at sipag.',
        },
        {
          title: 'Linggo ng Kabataan',
          text: 'Isang linggo sa Agosto; sa loob ng isang araw, kabataan ang uupo sa puwesto ng mga opisyal.',
        },
        {
          title: 'Buháy na tradisyon',
          text: 'Itinuturo ng mga nakatatandang Manobo at Talaandig sa mga paaralan ang paghabi, awit at sayaw.',
        },
        {
          title: 'Pista para sa lahat',
          text: 'Sayawan sa kalye, trade fair at palaro, may lugar ang bawat barangay.',
        },
      ],
      targets: ['barangay na may naiilawang court', 'iskolar ng bayan', 'pagdiriwang taon-taon'],
      video: {
        title: 'Mga tambol ng Bagong Silang',
        text: 'Tatlong linggong ensayo, isang sayawan sa kalye: ang paghahanda ng kabataan ng barangay.',
      },
    },
  },

  venueItems: {
    'peoples-park': { name: 'Liwasang Bayan', use: 'Entablado, Linggo ng Kabataan' },
    'barangay-fiestas': {
      name: 'Pistahan ng Bagong Silang',
      use: 'Sayawan sa kalye, trade fair, malalaking palaro',
    },
    'high-school': {
      name: 'Pambansang Mataas na Paaralan ng Kalinawan',
      use: 'Himnasyo: mga liga at larong panloob',
    },
    'municipal-hall': { name: 'Plasa ng Bayan', use: 'Araw ng bayan, konsiyerto, parada' },
    'technical-institute': {
      name: 'Institutong Teknikal ng Kalinawan',
      use: 'Bulwagan para sa ensayo, debate at mga klase',
    },
  },

  closing: {
    title: 'Sama-samang Pagbuo ng Mas Magandang Bukas',
    lead: 'Papel lamang ang agenda hangga’t walang taong kumikilos. Tingnan kung gaano na kalayo ang narating ng mga programa, o tumulong sa isa sa mga ito.',
    learn: 'Alamin Pa ang Aming mga Programa',
    involve: 'Makilahok',
    involveSubject: 'Pakikilahok sa 4K Agendang Pangkaunlaran',
  },
} as const satisfies Translated<typeof en>
