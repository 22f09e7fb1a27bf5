import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { privacyPolicy as en } from '../en/privacy-policy.ts'

export const privacyPolicy = {
  eyebrow: 'Tungkol sa website na ito',
  title: 'Patakaran sa Privacy',
  lead: 'Ano ang nalalaman ng portal na ito tungkol sa inyo, paano ito ginagamit, at ano ang mahihiling ninyo ayon sa Data Privacy Act of 2012 (RA 10173).',
  inForce: (date) => `May bisa mula ${date}`,
  contents: 'Nasa pahinang ito',
  newTab: '(magbubukas sa bagong tab)',

  short: {
    title: 'Sa madaling salita',
    items: [
      'Walang account, walang pag-sign-in, walang patalastas, walang analytics: walang nagbibilang o sumusubaybay sa inyo rito.',
      'Nalalaman lamang namin ang inyong pangalan at email kung padadalhan ninyo kami ng mensahe.',
      'Iisa ang cookie, at wika lamang ang laman nito.',
      'Maliban sa serbisyong nagtatabi ng aming mga balita at mensahe, kung gumagamit kami nito, walang hinihingi sa ibang kompanya hangga’t hindi kayo nakalalapit sa mapa.',
    ],
  },

  collected: {
    title: 'Ano ang kinokolekta namin',
    lead: 'Mababasa ninyo ang lahat dito nang hindi nagpapakilala. Sa mga pagkakataong ito lamang kami tumatanggap ng datos.',
    items: {
      message: {
        title: 'Kapag nagpadala kayo ng mensahe',
        text: 'Hinihingi ng form ang buong pangalan, email address, paksa at mensahe; pati numero ng telepono at tanggapan kung ibibigay ninyo. Itinatala rin ng database ang oras, isang random na code na gawa ng inyong browser para walang maitabi nang dalawang beses, at ang reference number na magagamit ninyo. Hangga’t hindi pa dumarating ang mensahe, nasa tab lamang na iyon ng inyong browser ang isinulat ninyo.',
      },
      limit: {
        title: 'Para mapigil ang bugso ng mensahe',
        text: 'Mula sa address ng inyong koneksiyon (IP), gumagawa ang database ng tatlong naka-scramble na code (salted hash): para sa koneksiyon, sa network nito, at sa provider nito. Nakahiwalay ang mga ito sa mga mensahe at hanggang isang oras lamang may bisa. Hindi itinatabi ang mismong address.',
      },
      language: {
        title: 'Kapag pumili kayo ng wika',
        text: 'Itinatabi ng inyong browser ang pinili. Tingnan ang Mga cookie.',
      },
      projects: {
        title: 'Sa pahina ng pagsubaybay sa proyekto',
        text: 'Nananatili sa memorya ng pahinang iyon ang idinagdag o binago ninyo: hindi ito nakararating sa amin, at nawawala kapag ni-reload o isinara ang tab. Kapag ang portal mismo ang nag-reload dahil nagbago ito, itatabi muna iyon ng inyong browser sa session storage nito hanggang bumalik kayo sa pahinang iyon o isara ninyo ang tab. Kung maglagay kayo ng address ng webhook, doon lamang ipadadala ng inyong browser ang bawat bagong proyekto at pagbabago ng katayuan.',
      },
      search: {
        title: 'Kapag naghahanap kayo',
        text: 'Sa inyong browser mismo nangyayari ang paghahanap. Hindi lumalabas sa inyong gadget ang mga salitang hinanap.',
      },
      visits: {
        title: 'Kapag nagbabasa lamang kayo',
        text: 'Wala kaming itinatabi tungkol sa inyo. May mga kopya ng pahina na nasa inyong gadget lamang: tingnan ang Mga cookie. Walang talaan ng mga bumisita ang sariling server ng portal; maaaring may sariling teknikal na talaan ang hosting provider o ang network sa pagitan natin.',
      },
    },
  },

  use: {
    title: 'Paano namin ginagamit',
    items: [
      'Para basahin ang inyong mensahe, ipasa sa tanggapang pinili ninyo, at sagutin kayo.',
      'Para mahanap muli ang inyong mensahe kapag ibinigay ninyo ang reference number.',
      'Ang mga naka-scramble na code ay para lamang limitahan ang dami ng mensaheng maiiwan ng isang nagpapadala sa loob ng isang oras.',
    ],
    not: 'Hindi namin ibinebenta o inilalathala ang mga mensahe, hindi ginagamit sa patalastas, hindi ginagawan ng profile, at hindi ipinauubaya sa makina ang pasya tungkol sa inyo. Ipinapasa lamang namin ang mga ito sa labas ng munisipyo kung iniuutos ng batas o ng hukuman.',
    basis:
      'Ang batayan ay ang Seksiyon 12 ng RA 10173: humihiling kayo sa isang pampublikong tanggapan, at bahagi ng tungkulin nito ang sumagot. Huwag nang isama sa mensahe ang hindi kailangan ng tanggapan, gaya ng rekord sa kalusugan o numero ng ID.',
  },

  security: {
    title: 'Paano namin iniingatan',
    items: [
      'Makapag-iiwan ng mensahe ang bumibisita ngunit wala siyang mababasang mensahe, kahit ang sa kaniya. Ang database mismo ang nagpapatupad nito.',
      'Mga awtorisadong kawani lamang ng munisipyo ang nakababasa ng mga mensahe.',
      'Walang programang galing sa iba ang pinatatakbo ng portal, at sinusuri ng mga browser na may kakayahan ang mga nilo-load nila.',
      'Hindi humihingi ang portal ng pahintulot sa inyong camera, mikropono o lokasyon, at sinasabihan ang browser na tanggihan ito.',
    ],
    connection:
      'Buksan ang portal sa address nitong https:// para naka-encrypt ang ipinadadala ninyo.',
    breach:
      'Kung mapunta sa maling kamay ang personal na datos at maaari itong makapinsala sa inyo, aabisuhan namin kayo at ang National Privacy Commission sa loob ng 72 oras mula nang malaman namin.',
  },

  rights: {
    title: 'Ang inyong mga karapatan',
    lead: 'Ayon sa Data Privacy Act, may karapatan kayong',
    items: {
      informed: {
        title: 'mabigyan ng kaalaman',
        text: 'na pinoproseso ang inyong datos at kung paano;',
      },
      access: { title: 'makita', text: 'ang hawak namin tungkol sa inyo;' },
      correct: { title: 'magpatama', text: 'ng mali o luma na;' },
      object: { title: 'tumutol', text: 'sa pagproseso, o bawiin ang pahintulot;' },
      erase: {
        title: 'magpabura o magpaharang',
        text: 'ng hindi na namin kailangan o hindi dapat itabi;',
      },
      portability: {
        title: 'madala ang datos',
        text: 'sa kopyang nasa karaniwang elektronikong anyo;',
      },
      damages: {
        title: 'mabayaran sa pinsala',
        text: 'kung napinsala kayo ng mali o labag sa batas na paggamit;',
      },
      complain: { title: 'magreklamo', text: 'sa National Privacy Commission.' },
    },
    how: 'Sumulat o tumawag sa opisyal ng proteksiyon ng datos na nasa ibaba. Kung tungkol sa isang mensahe, ibigay ang reference number nito at ang email address na ginamit ninyo. Wala itong bayad.',
  },

  cookies: {
    title: 'Mga cookie at imbakan ng browser',
    lead: 'Itinatabi ng inyong browser ang wika ninyo para sa portal na ito, kapag nakapili na kayo. Nananatili sa tab ang isinulat ninyo sa form hanggang maipadala ito o isara ninyo ang tab.',
    columns: { name: 'Pangalan', holds: 'Ano ang laman', lasts: 'Gaano katagal' },
    holds: 'Ang inyong wika: en o fil',
    rows: {
      cookie: {
        place: 'Cookie',
        lasts: 'Isang taon, o hanggang burahin ninyo',
      },
      storage: {
        place: 'Local storage ng browser',
        lasts: 'Hanggang burahin ninyo',
      },
    },
    note: 'Dahil sa cookie, nakasasagot agad ang server sa inyong wika. Walang pangalan ninuman ang nakalagay rito, at wala nang iba pang cookie. Maaari ninyong burahin ang dalawa sa mga setting ng browser anumang oras; magsisimulang muli sa Ingles ang portal.',
    dataSaver: (name) =>
      `Kapag binuksan o pinatay ninyo ang tipid-data, itatabi rin iyon ng inyong browser bilang ${name} sa local storage nito. Kapag kusang nag-reload ang pahina dahil nagbago ang portal, itatala ng browser sa session storage nito kung aling edisyon iyon; mabubura ang tala kapag isinara ninyo ang tab.`,
    copies: (pages, days) =>
      `Nagse-save din ang inyong browser ng kopya ng mga pahinang binuksan ninyo rito at ng ilang mahahalagang pahina, kasama ang mga pinakabagong balita, para mabuksan ang mga ito kahit walang koneksiyon: hanggang ${filipinoCount(pages)} pahina, ipinapakita nang hindi lalampas sa ${filipinoCount(days)} araw ang bawat isa, at binubura sa susunod ninyong pagbisita pagkatapos niyon. Nasa inyong gadget lamang ang mga kopya at hindi nakararating sa amin, ngunit mabubuksan din ng ibang gumagamit ng gadget. Para maalis ang mga ito, burahin ang datos ng website na ito sa mga setting ng browser.`,
  },

  others: {
    title: 'Ibang provider at mga link',
    items: {
      map: {
        title: 'Mapa ng kalye',
        text: 'Kapag malapit na kayo sa mapa ng pangunahing pahina, kinukuha ng browser ang mga larawan nito sa OpenStreetMap, o sa serbisyo ng mapa na itinakda ng munisipyo. Nakikita ng serbisyong iyon ang address ng inyong koneksiyon, ang bahagi ng mapa, at ang address ng portal na ito. Walang hinihingi roon bago iyon.',
      },
      links: {
        title: 'Mga link',
        text: 'Palabas sa portal na ito ang mga link sa social media, video, map app at ibang tanggapan, at bumubukas lamang kapag pinindot ninyo. Sariling patakaran na nila ang masusunod.',
      },
      hosting: {
        title: 'Pagho-host ng portal',
        text: 'Kung ipagkatiwala ng munisipyo sa isang provider ang pagpapatakbo ng portal o ng database nito, nagtatrabaho ang provider para sa munisipyo at ayon sa utos nito.',
      },
    },
  },

  retention: {
    title: 'Gaano katagal namin itinatabi',
    rows: {
      messages: {
        data: 'Mga mensahe mula sa form',
        kept: (time) =>
          `Sa loob ng ${time} matapos maisara ang usapin, ayon sa tuntunin ng munisipyo; mas matagal kung iniuutos ng batas sa mga pampublikong rekord. Hindi kusang nagbubura ng mensahe ang portal: mga kawani ang nag-aalis nito.`,
      },
      codes: {
        data: 'Mga naka-scramble na code ng koneksiyon',
        kept: 'Hanggang isang oras lamang may bisa ang mga ito. Binubura ang mga ito ng susunod na mensaheng ipadadala ng sinuman pagkatapos niyon.',
      },
      language: {
        data: 'Ang inyong wika',
        kept: 'Nasa inyong browser lamang: tingnan ang Mga cookie.',
      },
      copies: {
        data: 'Mga naka-save na kopya ng pahina',
        kept: 'Nasa inyong browser lamang: tingnan ang Mga cookie.',
      },
      projects: {
        data: 'Mga inilagay sa pagsubaybay sa proyekto',
        kept: 'Hanggang i-reload o isara ninyo ang pahina.',
      },
    },
  },

  officer: {
    title: 'Opisyal ng proteksiyon ng datos',
    lead: 'Para sa lahat ng tanong, hiling o reklamo tungkol sa inyong datos.',
    name: 'Opisyal ng Proteksiyon ng Datos (DPO)',
    form: 'Sumulat sa opisyal',
    complain: 'Kung hindi kayo nasiyahan sa aming sagot, lumapit sa',
  },
} as const satisfies Translated<typeof en>
