import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { departmentHeads as en } from '../en/department-heads.ts'

export const departmentHeads = {
  eyebrow: 'Pamamahala',
  title: 'Mga Pinuno ng Tanggapan',
  lead: 'Labing-apat ang namumuno sa mga tanggapan ng munisipyo. Tingnan kung sino ang may hawak ng inyong usapin, at lumapit nang diretso.',

  list: {
    title: 'Ang 14 na pinuno',
    lead: 'Kung wala pang nakatalaga sa puwesto, may Officer-in-Charge na gumaganap sa parehong tungkulin at sumasagot sa parehong telepono.',
    search: 'Hanapin ang tanggapan, pangalan o usapin',
    searchHint: 'Halimbawa: amilyar, binhi, birth certificate.',
    status: 'Katayuan',
    anyStatus: 'Lahat',
    showing: (shown, total) => `Ipinapakita ang ${shown} sa ${filipinoCount(total)} pinuno`,
    none: 'Walang tumugma',
    noneHint: 'Subukan ang ibang salita, o magtanong sa public assistance desk:',
    reset: 'Ipakita ang lahat',
    responsibilities: 'Mga tungkulin',
    phone: 'Telepono',
    email: 'Email',
    hours: 'Oras ng opisina',
    always: 'Linya sa emergency: araw at gabi',
  },
  statuses: { head: 'Pinuno ng Tanggapan', oic: 'Officer-in-Charge' },
  subject: (office) => `Para sa ${office}`,

  desk: {
    title: 'Hindi tiyak kung saang tanggapan?',
    lead: 'Ituturo ng public assistance desk sa unang palapag ang tamang tanggapan, sa telepono man o nang personal.',
    office: 'Public assistance desk',
    subject: 'Aling tanggapan ang makatutulong sa akin?',
  },

  offices: {
    administrator: {
      position: 'Tagapangasiwa ng Bayan',
      responsibilities: [
        'Isinasagawa sa mga tanggapan ang mga utos ng punong bayan',
        'Binabantayan ang takdang oras ng mga serbisyo ayon sa RA 11032',
        'Pinamumunuan ang public assistance at complaints desk',
        'Nakikipag-ugnayan sa mga barangay at sa mga pambansang ahensiya',
      ],
    },
    planning: {
      position: 'Tagapag-ugnay sa Pagpaplano at Pagpapaunlad',
      responsibilities: [
        'Isinusulat ang plano sa paggamit ng lupa at ang planong pangkaunlaran ng bayan',
        'Nagbibigay ng zoning clearance at locational clearance',
        'Nag-iingat ng mga estadistika at mapa',
        'Sinusubaybayan ang bawat proyekto mula plano hanggang matapos',
      ],
    },
    budget: {
      position: 'Opisyal ng Badyet ng Bayan',
      responsibilities: [
        'Inihahanda ang taunang badyet kasama ang lahat ng tanggapan',
        'Nagpapatunay na may pondo bago pumasok sa anumang gastusin',
        'Nirerepaso ang badyet ng mga barangay',
        'Naglalathala ng ulat sa badyet bawat kuwarter',
      ],
    },
    accounting: {
      position: 'Accountant ng Bayan',
      responsibilities: [
        'Nag-iingat ng mga libro de kuwenta ng munisipyo',
        'Sinusuri ang bawat voucher bago bayaran',
        'Inihahanda ang mga ulat pinansiyal para sa Commission on Audit',
        'Nagbibigay ng katibayan ng ikinaltas na buwis',
      ],
    },
    treasurer: {
      position: 'Ingat-Yaman ng Bayan',
      responsibilities: [
        'Naniningil ng amilyar, buwis sa negosyo at mga bayarin',
        'Nagbibigay ng sedula',
        'Nagbabayad ng mga obligasyon ng munisipyo',
        'Umiikot sa mga barangay para sa paniningil ng buwis',
      ],
    },
    assessor: {
      position: 'Tagatasa ng Bayan',
      responsibilities: [
        'Tinatasa ang lupa, gusali at makinarya para sa buwis',
        'Nagbibigay ng tax declaration at mga sertipikadong kopya',
        'Itinatala ang paglilipat ng pagmamay-ari',
        'Nag-iingat ng mga tax map',
      ],
    },
    'civil-registry': {
      position: 'Tagarehistro Sibil ng Bayan',
      responsibilities: [
        'Nagrerehistro ng kapanganakan, kasal at pagkamatay',
        'Nagbibigay ng sertipikadong kopya, gaya ng birth certificate',
        'Tumatanggap ng aplikasyon para sa lisensiya sa kasal',
        'Nagwawasto ng maling pagkakasulat ayon sa RA 9048',
      ],
    },
    health: {
      position: 'Opisyal ng Kalusugan ng Bayan',
      responsibilities: [
        'Namamahala sa health center at sa mga health station ng barangay',
        'Nangunguna sa bakuna, pangangalaga sa buntis at nutrisyon',
        'Nagbibigay ng health certificate at sanitary permit',
        'Nagbabantay sa dengue at iba pang nakahahawang sakit',
      ],
    },
    'social-services': {
      position: 'Opisyal ng Kagalingang Panlipunan at Pagpapaunlad',
      responsibilities: [
        'Nagbibigay ng tulong sa sakit, pagkamatay, sunog at sakuna',
        'Nangangalaga sa mga bata, at sa kababaihang nasa panganib',
        'Nagbibigay ng ID ng senior citizen, may kapansanan at solo parent',
        'Nangangasiwa sa mga day care center',
      ],
    },
    engineering: {
      position: 'Inhinyero ng Bayan',
      responsibilities: [
        'Nagpaplano at nag-iinspeksiyon ng daan, tulay at gusaling pambayan',
        'Nagbibigay ng permit sa pagpapatayo, sa kuryente at sa paggamit ng gusali (occupancy)',
        'Nagkukumpuni ng mga lokal na daan at kanal',
        'Sinusuri ang mga gusali pagkatapos ng lindol o baha',
      ],
    },
    agriculture: {
      position: 'Agrikultor ng Bayan',
      responsibilities: [
        'Namamahagi ng sertipikadong binhi at mga punla',
        'Nagsasanay sa mga magsasaka at dumadalaw sa bukid',
        'Nagtatala ng mga magsasaka at mangingisda sa pambansang rehistro (RSBSA)',
        'Nag-uulat ng peste at tumutulong kapag nasira ang pananim',
      ],
    },
    'business-license': {
      position: 'Opisyal ng Paglilisensiya',
      responsibilities: [
        'Tumatanggap ng aplikasyon para sa bago at ire-renew na permit sa negosyo',
        'Kinukuwenta ang buwis at bayarin kasama ang ingat-yaman',
        'Nangunguna sa magkasanib na inspeksiyon ng mga negosyo',
        'Namamahala sa business one-stop shop tuwing Enero',
      ],
    },
    'general-services': {
      position: 'Opisyal ng Pangkalahatang Serbisyo',
      responsibilities: [
        'Bumibili at nag-iimbak ng gamit ng lahat ng tanggapan',
        'Nag-iingat ng imbentaryo ng ari-arian ng bayan',
        'Nag-aalaga sa mga gusali, liwasan at sasakyan ng bayan',
        'May hawak ng kalendaryo ng plasa at mga bulwagan',
      ],
    },
    disaster: {
      position: 'Opisyal sa Pagbabawas at Pamamahala ng Panganib sa Sakuna',
      responsibilities: [
        'Namamahala sa operations center, araw at gabi',
        'Nagpapadala ng ambulansiya at rescue team',
        'Nagbababala sa baha at guho, at nagbubukas ng mga evacuation center',
        'Nagsasanay sa mga barangay sa paunang lunas at paglikas',
      ],
    },
  },
} as const satisfies Translated<typeof en>
