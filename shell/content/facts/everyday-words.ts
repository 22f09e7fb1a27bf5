/**
 * Synonyms to a resident, in both languages: whoever searches for one finds the others. One group a
 * line; a word stands for all its forms, so `kasal` is also `magpapakasal`, but with `!` for itself
 * alone: where its root is another word's as well, as that of `magulang` is `ulan`. Add a word as soon
 * as somebody searched for it in vain.
 */
export const synonyms: readonly string[] = [
  // Papers and records
  'sedula cedula ctc',
  'birth kapanganakan! panganak! ipinanganak! manganak! panganganak! isinilang! born newborn',
  'death kamatayan namatay patay dead',
  'marriage married marry kasal wedding matrimonyo',
  'certificate certified cert sertipiko sertipikado katibayan!',
  'record rekord talaan! registry rehistro register',
  'civil sibil lcr lcro',
  'wrong error mali correction correct pagkakamali itama clerical iwasto typo',
  'permit permiso pahintulot lisensya lisensiya license licence',
  'form pormularyo papeles! application aplikasyon',
  'requirements kailangan kakailanganin rekisito requisites',
  'copy kopya',
  'document dokumento file',
  'id kard card',
  'download makukuha pdf',
  'renew renewal ipanibago!',

  // Business, building, land
  'business negosyo bisnes bplo tindahan store shop sari puwesto pwesto',
  'house bahay',
  'build building pagpapatayo patayo magtayo konstruksiyon construction gusali',
  'land lupa lot lote property ari',
  'tax buwis amilyar amelyar rpt treasurer',
  'declaration deklarasyon dec',
  'zoning locational sona',
  'fee bayad bayarin magkano presyo price cost halaga',
  'invest investor mamuhunan pamumuhunan namumuhunan puhunan kapital capital',
  'discount bawas incentive insentibo',

  // Help
  'assistance tulong help ayuda aid aics mswd mswdo dswd 4ps',
  'burial libing pampalibing funeral punerarya burol',
  'hospital ospital medical medikal pagamot gamot medicine',
  'school paaralan eskwela estudyante student tuition matrikula aral pupil course kurso training',
  'scholarship iskolar iskolarsip educational edukasyon',
  'senior matatanda lolo lola nakatatanda elderly pensiyon',
  'social panlipunan welfare',
  'pwd disability disabled kapansanan',
  'women babae kababaihan vawc',
  'indigenous katutubo! lumad ncip tribe tribo',
  'child children bata kabataan anak baby sanggol kids',
  'solo parent magulang!',

  // Health and danger
  'health kalusugan rhu mho',
  'vaccine vaccination bakuna immunization turok injection',
  'checkup konsulta magpatingin! pagpapatingin! doctor doktor manggagamot clinic klinika',
  'pregnant buntis prenatal',
  'dog aso rabies',
  'police pulis pulisya cop pnp crime krimen magnanakaw',
  'fire sunog bumbero firefighter bfp',
  'ambulance ambulansya ambulansiya rescue sagip',
  'disaster sakuna kalamidad calamity mdrrmo drrm landslide mudslide earthquake lindol',
  'flood baha landslide mudslide guho bagyo typhoon storm',
  'emergency hotline saklolo sunog fire ambulance ambulansya',
  'number numero telepono telephone phone contact kontak',
  'evacuation likas ilikas lumikas',

  // The town hall
  'barangay brgy',
  'service serbisyo',
  'mayor alkalde meyor punong!',
  'vice bise pangalawa pangalawang!',
  'council konseho sanggunian sangguniang sb',
  'councilor konsehal kagawad! councillor',
  'session sesyon',
  'ordinance ordinansa batas!',
  'meet meeting makipagkita kausap usap talk appointment pulong schedule makausap',
  'office tanggapan opisina department kagawaran!',
  'hall munisipyo',
  'hours oras bukas open',
  'saturday sat sabado sab',
  'complaint reklamo sumbong complain report',
  'message mensahe write sulat email',
  'job trabaho hiring work empleyo',
  'garbage basura trash waste',
  'water tubig',
  'electricity electrical kuryente',
  'light ilaw',
  'road kalsada daan street highway',
  'project proyekto',
  'status katayuan! katayuang! progress tapos finished completed isinasagawa ginagawa ongoing',

  // Public money
  'bid bidding subasta bac',
  'award paggawad nanalo won winner win panalo',
  'contract kontrata contractor kontratista',
  'budget badyet',
  'fund pondo money pera',
  'spent gastos ginastos spending expenses napunta! napupunta! utilization paggamit',
  'procurement pagbili purchase bilhin',
  'request humingi hiling humiling foi',

  // Visiting and living here
  'fiesta pista pyesta piyesta kapistahan festival pagdiriwang celebration',
  'event kaganapan okasyon activity aktibidad',
  'news balita anunsyo anunsiyo announcement',
  'eat kain kainan restaurant food pagkain karinderya masarap',
  'hotel inn lodge tuluyan tutuloy matutuluyan room lodging stay',
  'tourist turista tourism turismo pasyalan pasyal spot destination puntahan! sightseeing',
  'hike hiking akyat trek climb mountain bundok trail',
  'swim swimming ligo pool languyan spring bukal',
  'fare pamasahe sakay bus van jeep terminal',
  'directions pumunta papunta way travel biyahe galing mula',
  'market palengke palenke! pamilihan tabo',
  'park liwasan plasa plaza',
  'church simbahan parokya parish',
  'map mapa',
  'population populasyon residents tao! mamamayan residente',
  'history kasaysayan',
  'seal sagisag logo',
  'meaning kahulugan ibig sabihin',
  'farm farmer bukid magsasaka! sakahan! agriculture agrikultura',
  'seed binhi punla seedling',
  'free libre',
  'privacy datos data personal pribado',
  'accessibility reader blind bulag',
]

/** Words that say nothing about what is asked. */
export const stopWords = `
  a about am an and any are at be by can could do does for from get have how i if in is it me much my
  near need of on or our please that the there this to town want was we what when where which who
  will with would you your

  ako akin aking amin ang ano anong at ay ba bakit bayan dahil dito doon ganito gusto ibig ilan ilang inyo ito ka
  kailan kanino kay kayo ko kong kukuha kumuha kunin lang makakuha makuha may mayroon meron mga mo na naman
  namin nang natin ng ni nila nito niyo nyo o pa paano panu para po pwede puwede sa saan san si sino
  siya sya tayo tungkol yan yung yun
`
