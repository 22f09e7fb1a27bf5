-- What a fresh install shows: news, drafts, one scheduled item, and events around the day of install.
-- Recent items and coming events are dated from that day, so that a first look is never out of date.

-- The start of a Philippine day, so many days from now.
create function pg_temp.day(days integer, at time default '08:00') returns timestamptz
  language sql stable
  as $$ select (date_trunc('day', now() at time zone 'Asia/Manila') + make_interval(days => days) + at)
    at time zone 'Asia/Manila' $$;

-- A weekday (1 = Monday) of a week, counted from the current one.
create function pg_temp.weekday(weeks integer, day integer, at time) returns timestamptz
  language sql stable
  as $$ select (date_trunc('week', now() at time zone 'Asia/Manila')
    + make_interval(weeks => weeks, days => day - 1) + at) at time zone 'Asia/Manila' $$;

-- placeholder: news that nobody announced; withdraw them, as docs/runbooks/hosting.md says
insert into public.news
  (status, publish_date, category, read_time, title, title_fil, excerpt, excerpt_fil, content, content_fil)
values
(
  'published', pg_temp.day(-2), 'Agriculture', '3 min read',
  'Agricultural program launched for rice and corn growers',
  'Inilunsad ang programang pang-agrikultura para sa nagtatanim ng palay at mais',
  'Certified seed, soil tests and shared machines are now open to every registered farmer of the municipality, beginning with the upland barangays.',
  'Bukás na sa bawat rehistradong magsasaka ng bayan ang sertipikadong binhi, pagsusuri ng lupa, at hiraman ng makinarya, uunahin ang mga barangay sa kabundukan.',
  'The Municipal Agriculture Office has opened a new program for growers of rice, corn and vegetables. It offers certified seed at a reduced price, a free soil test for each farm lot, and a schedule for borrowing hand tractors and threshers.

Farmers who are listed in the Registry System for Basic Sectors in Agriculture may sign up at the office or with the technician assigned to their barangay. Those who are not listed yet can register on the same day with a valid identification card and a sketch of the farm.

The first deliveries go to the upland barangays, where planting begins earlier. The schedule for the lowland barangays will be posted at each barangay hall.',
  'Nagbukas ang Tanggapan ng Agrikultura ng Bayan ng bagong programa para sa mga nagtatanim ng palay, mais, at gulay. Kasama rito ang sertipikadong binhi sa mas mababang presyo, libreng pagsusuri ng lupa sa bawat lote, at iskedyul ng panghihiram ng hand tractor at thresher.

Maaaring magpalista sa tanggapan o sa teknisyan ng barangay ang mga magsasakang nasa Registry System for Basic Sectors in Agriculture. Ang mga wala pa sa talaan ay maaaring magparehistro sa araw ding iyon; magdala lamang ng balidong ID at guhit ng sakahan.

Unang hahatiran ang mga barangay sa kabundukan dahil mas maaga silang nagtatanim. Ipapaskil sa bawat barangay hall ang iskedyul para sa mga barangay sa kapatagan.'
),
(
  'published', pg_temp.day(-5), 'Public Safety', '2 min read',
  'Emergency response enhanced with new equipment and night teams',
  'Pinalakas ang pagtugon sa emergency: may bagong kagamitan at pangkat sa gabi',
  'A second ambulance, rope rescue sets and radios for every barangay shorten the wait for help, by day and by night.',
  'Mas mabilis na ang pagdating ng tulong, araw man o gabi, dahil sa ikalawang ambulansiya, mga gamit pansagip, at radyo sa bawat barangay.',
  'The Disaster-Risk Office (MDRRMO) now keeps two ambulances ready and a rescue team on duty through the night. Rope and water rescue sets have been placed at the municipal hall and in two barangays on the far side of the river.

Each barangay has received a hand-held radio, so that a call for help no longer depends on mobile signal. Barangay officials practice with the radios every first Monday of the month.

In an emergency call 911. The line of the Disaster-Risk Office is printed on the home page of this portal and at every barangay hall.',
  'Dalawa na ang nakahandang ambulansiya ng Tanggapan sa Sakuna (MDRRMO), at may pangkat ng tagasagip na nakabantay magdamag. Mayroon nang mga lubid at kagamitang pansagip sa tubig sa munisipyo at sa dalawang barangay sa kabilang ibayo ng ilog.

Nabigyan ng radyo ang bawat barangay upang hindi na umasa sa signal ng selpon ang paghingi ng tulong. Nagsasanay sa paggamit nito ang mga opisyal ng barangay tuwing unang Lunes ng buwan.

Kung may emergency, tumawag sa 911. Nasa pangunahing pahina ng portal na ito at sa bawat barangay hall ang numero ng tanggapan.'
),
(
  'published', pg_temp.day(-9), 'Awards', '2 min read',
  'Municipality receives good local governance award',
  'Ginawaran ng parangal ang bayan dahil sa mabuting pamamahala',
  'The award recognizes open books, prepared communities and services that keep their promised time.',
  'Kinilala ng parangal ang bukás na pananalapi, handang mga pamayanan, at mga serbisyong tumutupad sa takdang oras.',
  'The municipality has received a good local governance award for its performance in financial administration, disaster preparedness, social protection, health, education, business-friendliness, safety and environmental management.

The assessors visited the municipal hall and four barangays, compared posted documents with the books, and spoke with residents who were waiting for a service. They noted that every document of the full disclosure list was posted on time.

The award belongs to the employees and to the barangays that did the work. Its incentive fund will go to drainage and street lights in places chosen with the barangay development councils.',
  'Tumanggap ang bayan ng parangal sa mabuting lokal na pamamahala dahil sa husay nito sa pananalapi, kahandaan sa sakuna, proteksiyong panlipunan, kalusugan, edukasyon, pagiging bukás sa negosyo, kaligtasan, at pangangalaga ng kalikasan.

Bumisita ang mga tagasuri sa munisipyo at sa apat na barangay, itinugma ang mga nakapaskil na dokumento sa mga libro de kuwenta, at kinausap ang mga residenteng naghihintay ng serbisyo. Napansin nilang nasa oras ang pagpapaskil ng lahat ng dokumento ng Ganap na Paglalahad.

Para sa mga kawani at sa mga barangay na nagsikap ang parangal. Ilalaan ang kasamang pondo sa mga kanal at ilaw sa kalsada, sa mga lugar na pipiliin kasama ng mga barangay development council.'
),
(
  'published', pg_temp.day(-13), 'Development', '4 min read',
  'Development agenda progress report: where the 4K agenda stands',
  'Ulat ng progreso sa 4K Agendang Pangkaunlaran: kung nasaan na ito',
  'Kalinaw, Kahigayunan, Kahimsog and Kalipay: what was promised for 2022-2025, what is finished and what continues.',
  'Kalinaw, Kahigayunan, Kahimsog, at Kalipay: ang ipinangako para sa 2022-2025, ang natapos na, at ang itutuloy pa.',
  'The Municipal Planning Office has published its progress report on the 4K Development Agenda for 2022-2025. The report follows the four pillars: Kalinaw for peace and order, Kahigayunan for economic growth and investment, Kahimsog for health and wellness, and Kalipay for youth, sports and culture.

For each program the report names the office in charge, the amount set aside, the share that is finished and the reason for any delay. Residents can read it at the municipal library and at the planning office, and may ask for a copy.

Programs that are not finished continue. The barangay development councils will review them one by one, and their notes become part of the next agenda.',
  'Inilabas ng Tanggapan ng Pagpaplanong Pambayan ang ulat nito sa 4K Agendang Pangkaunlaran para sa 2022-2025. Sinusundan ng ulat ang apat na haligi: Kalinaw para sa kapayapaan at kaayusan, Kahigayunan para sa pag-unlad ng ekonomiya at pamumuhunan, Kahimsog para sa kalusugan at kagalingan, at Kalipay para sa kabataan, isports, at kultura.

Nakasaad sa bawat programa ang tanggapang namamahala, ang inilaang halaga, kung gaano na karami ang natapos, at ang dahilan kung may naantala. Mababasa ito sa aklatang pambayan at sa tanggapan ng pagpaplano, at maaaring humingi ng kopya.

Itutuloy ang mga programang hindi pa tapos. Isa-isa itong susuriin ng mga barangay development council, at isasama ang kanilang puna sa susunod na agenda.'
),
(
  'published', pg_temp.day(-18), 'Health Program', '2 min read',
  'Free check-ups come to the barangay every Thursday',
  'Libreng konsulta sa barangay tuwing Huwebes',
  'A doctor, two nurses and a midwife visit one barangay each week. Bring your PhilHealth card if you have one.',
  'Isang doktor, dalawang nars, at isang komadrona ang dadalaw sa isang barangay bawat linggo. Dalhin ang PhilHealth card kung mayroon.',
  'Beginning this month the Municipal Health Office holds its clinic in a different barangay every Thursday, from eight in the morning until the last patient has been seen. Check-ups, blood pressure and sugar tests, prenatal visits and common medicines are free.

Nobody is turned away for lack of a card. Those who have a PhilHealth card are asked to bring it, and parents are asked to bring the yellow immunization card of their children.

The order of the barangays is posted at the health center and announced by the barangay health workers.',
  'Simula ngayong buwan, tuwing Huwebes ay lumilipat sa ibang barangay ang klinika ng Tanggapan ng Kalusugang Pambayan, mula alas-otso ng umaga hanggang sa matingnan ang huling pasyente. Libre ang konsulta, pagsukat ng presyon at asukal sa dugo, prenatal, at mga karaniwang gamot.

Walang tatanggihan kahit walang card. Dalhin lamang ang PhilHealth card kung mayroon, at ang dilaw na card ng bakuna ng mga bata.

Nakapaskil sa health center ang pagkakasunod-sunod ng mga barangay, at ipaaalam din ito ng mga barangay health worker.'
),
(
  'published', pg_temp.day(-24), 'Development', '2 min read',
  'Farm-to-market road to the upland barangays opens to traffic',
  'Bukás na ang farm-to-market road patungo sa mga barangay sa kabundukan',
  'Concrete now reaches the vegetable terraces: the trip to the public market takes half the time it used to.',
  'Sementado na hanggang sa hagdan-hagdang taniman ng gulay: kalahati na lamang ang oras ng biyahe papunta sa palengke.',
  'The last stretch of the farm-to-market road to the upland barangays has been opened. Trucks with vegetables reach the public market in half the time, and the school service can now run in the rainy season.

Heavy trucks are limited to ten tons so that the road lasts. Slope protection and two culverts will be finished before the rains; drivers are asked to slow down where crews are working.',
  'Binuksan na ang huling bahagi ng farm-to-market road patungo sa mga barangay sa kabundukan. Kalahati na lamang ang oras ng biyahe ng mga trak ng gulay papunta sa palengke, at makapapasada na rin ang sasakyan ng mga mag-aaral kahit tag-ulan.

Hanggang sampung tonelada lamang ang mga trak upang tumagal ang kalsada. Tatapusin bago mag-ulan ang proteksiyon sa gilid ng bundok at ang dalawang culvert; magdahan-dahan po sa mga lugar na may gumagawa.'
),
(
  'published', pg_temp.day(-31), 'Services', '2 min read',
  'Business permits: what to bring to the one-stop desk',
  'Permit sa negosyo: ano ang dadalhin sa one-stop desk',
  'New and renewing businesses apply at one desk. Complete papers are processed within the time that the Citizen''s Charter promises.',
  'Iisang lapitan na lamang ang tumatanggap ng aplikasyon ng bago at nagre-renew na negosyo. Pinoproseso ang kumpletong papeles sa loob ng panahong nakasaad sa Citizen''s Charter.',
  'The Business License Office now receives and assesses applications at one desk on the ground floor of the municipal hall; payment is made at the Treasurer''s Office.

Bring the filled-in form with everything on its list: registration (DTI, SEC or CDA), barangay clearance, proof of right to the place, locational clearance, sanitary permit and health certificates, fire safety certificate, cedula and a valid ID. If you are renewing, add last year''s permit and a declaration of gross sales. The form and its list can be downloaded from the services page.

If a paper is missing, the desk gives a written list on the spot. Please report anyone who offers to speed up a permit for a fee.',
  'Sa iisang lapitan na lamang, sa unang palapag ng munisipyo, ginagawa ng Tanggapan ng Lisensiya sa Negosyo ang pagtanggap ng aplikasyon at ang pagtatasa; sa Tanggapan ng Ingat-Yaman ang pagbabayad.

Dalhin ang nasagutang form kasama ang lahat ng nasa talaan nito: rehistro (DTI, SEC, o CDA), barangay clearance, patunay ng karapatan sa puwesto, locational clearance, sanitary permit at health certificate, fire safety certificate, sedula, at balidong ID. Kung magre-renew, isama ang permit noong nakaraang taon at ang deklarasyon ng kabuuang benta. Mada-download ang form at ang talaan sa pahina ng mga serbisyo.

Kung may kulang, magbibigay agad ng nakasulat na listahan ang kawani. Isumbong po ang sinumang nag-aalok na pabilisin ang permit kapalit ng bayad.'
),
(
  'published', pg_temp.day(-38), 'Environment', '2 min read',
  'Twelve thousand seedlings planted above the springs',
  'Labindalawang libong punla ang itinanim sa itaas ng mga bukal',
  'Students, farmers and indigenous elders planted native trees on the slopes that feed the town''s water.',
  'Nagtanim ng mga katutubong puno ang mga mag-aaral, magsasaka, at nakatatandang katutubo sa mga dalisdis na pinagmumulan ng tubig ng bayan.',
  'More than six hundred volunteers planted twelve thousand seedlings of native trees above the mountain springs. The elders of the community chose the places and opened the day with a ritual of respect for the land.

Each group adopts the patch that it planted and visits it twice a year. The guides of Lawaan look after every seedling for three years and count the living trees; the figure will be published every June.',
  'Mahigit anim na raang boluntaryo ang nagtanim ng labindalawang libong punla ng mga katutubong puno sa itaas ng mga bukal. Ang mga nakatatanda ng pamayanan ang pumili ng mga lugar at nagpasimula ng gawain sa isang ritwal ng paggalang sa lupa.

Dadalawin ng bawat pangkat ang bahaging tinamnan nito nang dalawang beses sa isang taon. Tatlong taong aalagaan ng mga gabay ng Lawaan ang bawat punla at bibilangin nila ang mga nabuhay na puno; ilalathala ang bilang tuwing Hunyo.'
),
(
  'published', pg_temp.day(-45), 'Tourism', '3 min read',
  'Tanawan Overview Park reopens with safer trails and local guides',
  'Muling binuksan ang Tanawan Overview Park: mas ligtas ang daan at may lokal na gabay',
  'New steps, railings and rest sheds; guides from the barangay lead groups to the viewing decks.',
  'May bagong baitang, barandilya, at pahingahan; mga gabay mula sa barangay ang sasama sa mga grupo hanggang sa mga tanawan.',
  'Tanawan Overview Park is open again after repairs to its trails. There are new steps and railings on the steep parts, three rest sheds, and signs that name the trees in English, Filipino and Binukid.

Guides who finished the training of the Municipal Tourism Office lead groups of up to ten people. Their fee goes to them directly and is posted at the entrance.

The view deck is open before sunrise. In heavy rain the upper trail is closed; please follow the guides.',
  'Bukás nang muli ang Tanawan Overview Park matapos ayusin ang mga landas. May bagong baitang at barandilya sa matatarik na bahagi, tatlong pahingahan, at mga karatulang nagpapangalan sa mga puno sa Ingles, Filipino, at Binukid.

Mga gabay na nagtapos sa pagsasanay ng Tanggapan ng Turismo ng Bayan ang sasama sa mga grupong hanggang sampung katao. Sa kanila mismo napupunta ang bayad, at nakapaskil ang halaga sa pasukan.

Bukás ang tanawan bago pa sumikat ang araw. Sarado ang landas sa itaas kapag malakas ang ulan; sumunod po sa mga gabay.'
),
(
  'published', pg_temp.day(-57), 'Social Services', '2 min read',
  'Social pension payout: schedule by barangay',
  'Pamamahagi ng social pension: iskedyul ayon sa barangay',
  'Senior citizens are served in the barangay hall, seated and in the order of their numbers. Relatives may claim with an authorization letter.',
  'Sa barangay hall pagsisilbihan ang mga senior citizen, nakaupo at ayon sa numero. Maaaring kumuha ang kamag-anak na may liham ng pahintulot.',
  'The Social Services Office releases the social pension in the barangay halls so that senior citizens need not travel to the town proper. Numbers are given from seven in the morning, chairs and water are prepared, and a nurse is present.

A relative may claim for a pensioner who cannot come, with an authorization letter, both identification cards and a recent photograph. House visits are made for the bedridden: tell your barangay official or call the office.',
  'Sa mga barangay hall na ipamamahagi ng Tanggapan ng Serbisyong Panlipunan ang social pension upang hindi na bumiyahe sa kabayanan ang mga senior citizen. Magbibigay ng numero mula alas-siyete ng umaga; may upuan, tubig, at nars.

Maaaring kumuha ang kamag-anak para sa hindi makapunta; magdala ng liham ng pahintulot, ID ng dalawa, at bagong retrato. Dadalawin sa bahay ang mga nakaratay: sabihin sa opisyal ng barangay o tumawag sa tanggapan.'
),
(
  'published', pg_temp.day(-70), 'Education', '2 min read',
  'Scholarships open for senior high and college students',
  'Bukás ang iskolarsip para sa senior high at kolehiyo',
  'One hundred fifty places for students of low-income families, with places set aside for indigenous youth and persons with disability.',
  'May 150 puwesto para sa mga mag-aaral mula sa mga pamilyang kapos sa kita, may nakalaan para sa kabataang katutubo at may kapansanan.',
  'Applications for the municipal scholarship are open for one month. The program pays for tuition up to a fixed amount and gives a monthly allowance for transport and books.

Applicants submit to the Municipal Mayor''s Office their latest grades, a certificate of indigency, a short letter in the language they prefer, and a recommendation from a teacher. The list of scholars is posted at the municipal hall with the score of each applicant number.',
  'Bukás nang isang buwan ang aplikasyon para sa iskolarsip ng bayan. Sagot ng programa ang matrikula hanggang sa itinakdang halaga at may buwanang tulong para sa pamasahe at aklat.

Ipasa sa Tanggapan ng Punong Bayan ang pinakahuling marka, sertipiko ng indigency, maikling liham sa wikang nais, at rekomendasyon ng guro. Ipapaskil sa munisipyo ang talaan ng mga iskolar kasama ang puntos ng bawat numero ng aplikante.'
),
(
  'published', pg_temp.day(-84), 'Public Safety', '1 min read',
  'Rainy season: check your roof, your drain and your go-bag',
  'Tag-ulan na: tingnan ang bubong, kanal, at go-bag',
  'Five things that every household can do before the heavy rains, and how the barangay warns of a flood or landslide.',
  'Limang bagay na magagawa ng bawat sambahayan bago ang malakas na ulan, at kung paano nagbababala ang barangay sa baha o pagguho.',
  'Fasten loose roofing, clear the drain in front of your house, keep drinking water for three days, put medicines and papers in a waterproof bag, and agree with your family where to meet.

One long sound of the barangay siren means get ready. Repeated short sounds mean leave at once for the evacuation center. If you live below a slope, leave early when cracks or muddy springs appear.',
  'Higpitan ang maluwag na yero, linisin ang kanal sa tapat ng bahay, mag-imbak ng inuming tubig para sa tatlong araw, ilagay sa bag na hindi nababasa ang gamot at mga papeles, at pag-usapan ng pamilya kung saan magkikita.

Isang mahabang tunog ng sirena ng barangay: maghanda. Sunod-sunod na maiikling tunog: lumikas agad sa evacuation center. Kung nakatira sa ibaba ng dalisdis, maagang umalis kapag may bitak o malabong tubig sa bukal.'
),
(
  'published', pg_temp.day(-101), 'Culture', '2 min read',
  'Weavers and storytellers teach in the public schools',
  'Nagtuturo sa mga paaralan ang mga manghahabi at mananalaysay',
  'Living traditions enter the timetable: master weavers and elders spend one afternoon a week with the pupils.',
  'Nasa iskedyul na ang buháy na tradisyon: isang hapon bawat linggo, kasama ng mga mag-aaral ang mga batikang manghahabi at nakatatanda.',
  'Six master weavers and four storytellers now teach in the public elementary schools, one afternoon each week. Pupils learn patterns and their meaning, plants that give color, and stories of the mountain in Binukid.

The municipality pays the teachers of tradition a daily honorarium. The works of the pupils will be shown in the plaza during the town fiesta.',
  'Anim na batikang manghahabi at apat na mananalaysay ang nagtuturo na sa mga pampublikong elementarya, isang hapon bawat linggo. Natututuhan ng mga mag-aaral ang mga disenyo at kahulugan nito, ang mga halamang pinagkukunan ng kulay, at ang mga kuwento ng bundok sa Binukid.

Binibigyan ng bayan ng arawang honoraryo ang mga tagapagturo ng tradisyon. Itatanghal sa plasa ang mga gawa ng mag-aaral sa pista ng bayan.'
),
(
  'published', '2025-01-08 08:00+08', 'Health Program', '3 min read',
  'Annual nutrition caravan 2025 reaches every barangay',
  'Taunang nutrition caravan 2025, aabot sa bawat barangay',
  'From January 15 to 31 in the barangays and from February 1 to 15 in the urban areas: screenings, lessons and supplements for children and mothers.',
  'Mula Enero 15 hanggang 31 sa mga barangay at Pebrero 1 hanggang 15 sa mga lugar sa kabayanan: pagsusuri, pagtuturo, at suplemento para sa mga bata at ina.',
  'The annual nutrition caravan of the Municipal Health Office visits all barangays from January 15 to 31 and the urban areas from February 1 to 15. Children are weighed and measured, and mothers receive advice for the first thousand days of their child.

The caravan brings health screenings and health education, and distributes nutritional supplements. Cooks show dishes made from vegetables of the season that cost less than a pack of instant noodles.

Bring the child''s health card. Each barangay hall has the date and hour of the visit.',
  'Dadalaw ang taunang nutrition caravan ng Tanggapan ng Kalusugang Pambayan sa lahat ng barangay mula Enero 15 hanggang 31 at sa mga lugar sa kabayanan mula Pebrero 1 hanggang 15. Titimbangin at susukatin ang mga bata, at papayuhan ang mga ina para sa unang sanlibong araw ng kanilang anak.

May dala itong pagsusuri at pagtuturo sa kalusugan, at mamamahagi ng mga suplemento. Magpapakita rin ang mga tagaluto ng mga putahe mula sa mga gulay na napapanahon na mas mura pa sa isang pakete ng instant noodles.

Dalhin ang health card ng bata. Nasa bawat barangay hall ang petsa at oras ng pagdalaw.'
),
-- Not public: two drafts, and one item that waits for its date.
(
  'draft', pg_temp.day(-1), 'Services', '1 min read',
  'Cashless payment at the treasury windows',
  'Pagbabayad nang walang salapi sa tanggapan ng ingat-yaman',
  'Draft for review by the Treasurer''s Office.',
  'Burador na susuriin ng Tanggapan ng Ingat-Yaman.',
  'Windows one to three will accept QR Ph payments once the bank has confirmed the account.',
  'Tatanggap ng bayad sa QR Ph ang Window 1 hanggang 3 kapag nakumpirma na ng bangko ang account.'
),
(
  'draft', pg_temp.day(0), 'Tourism', '2 min read',
  'Homestay accreditation: call for host families',
  null,
  'Draft: waiting for the fee schedule and the Filipino text.',
  null,
  'Families who live near the springs and Tanawan Overview Park may apply to host visitors.',
  null
),
(
  'published', pg_temp.day(10), 'Services', '1 min read',
  'Municipal hall hours during the town fiesta',
  'Oras ng munisipyo sa pista ng bayan',
  'Which offices are open on the fiesta days, and whom to call for urgent needs.',
  'Alin ang mga tanggapang bukás sa mga araw ng pista, at kanino tatawag kung may agarang pangangailangan.',
  'The civil registry and the health center keep a skeleton staff on the fiesta days. All other offices open again on the next working day. Emergency lines answer at all hours.',
  'May nakatalagang kawani sa rehistro sibil at sa health center sa mga araw ng pista. Bukás muli ang ibang tanggapan sa susunod na araw ng trabaho. Laging may sumasagot sa mga linyang pang-emergency.'
);

-- placeholder: events that nobody announced
insert into public.events
  (status, event_date, category, title, title_fil, location, location_fil, description, description_fil)
values
(
  'upcoming', pg_temp.weekday(1, 2, '14:00'), 'Government',
  'Regular session of the Sangguniang Bayan', 'Regular na sesyon ng Sangguniang Bayan',
  'Session Hall, Municipal Hall', 'Bulwagan ng sesyon, Munisipyo',
  'Open to the public. The agenda is posted at the entrance of the session hall on the Friday before.',
  'Bukás sa publiko. Nakapaskil ang agenda sa pasukan ng bulwagan ng sesyon tuwing Biyernes bago ang sesyon.'
),
(
  'upcoming', pg_temp.weekday(1, 6, '05:00'), 'Agriculture',
  'Saturday farmers'' market', 'Pamilihan ng mga magsasaka tuwing Sabado',
  'Municipal Plaza', 'Plasa ng Bayan',
  'Vegetables, rice, fruit and flowers straight from the growers. Bring your own bag and come early.',
  'Gulay, bigas, prutas, at bulaklak na galing mismo sa nagtanim. Magdala ng sariling bayong at agahan ang punta.'
),
(
  'upcoming', pg_temp.weekday(2, 4, '08:00'), 'Health',
  'Free medical and dental mission', 'Libreng medical at dental mission',
  'Covered Court, Barangay San Isidro', 'Covered Court, Barangay San Isidro',
  'Check-ups, tooth extraction, eye tests and medicines, free for all. Numbers are given from seven in the morning.',
  'Konsulta, bunot ng ngipin, pagsusuri ng mata, at gamot, libre para sa lahat. Magbibigay ng numero mula alas-siyete ng umaga.'
),
(
  'upcoming', pg_temp.weekday(3, 6, '06:00'), 'Environment',
  'Tree growing above the springs', 'Pagtatanim ng puno sa itaas ng mga bukal',
  'Lawaan Mountain Springs, Barangay Lawaan', 'Mga Bukal ng Lawaan, Barangay Lawaan',
  'Seedlings and tools are ready; wear boots and bring water. Volunteers meet at the barangay hall.',
  'May nakahandang punla at gamit; magbota at magdala ng tubig. Magkikita ang mga boluntaryo sa barangay hall.'
),
(
  'upcoming', pg_temp.weekday(4, 7, '13:00'), 'Sports',
  'Opening of the inter-barangay youth league', 'Pagbubukas ng liga ng kabataan ng mga barangay',
  'Municipal Gymnasium', 'Himnasyo ng Bayan',
  'Parade of teams, then the first basketball and volleyball games. Entrance is free.',
  'Parada ng mga koponan, susundan ng unang laro sa basketbol at balibol. Libre ang pasok.'
),
(
  'upcoming', pg_temp.weekday(6, 1, '08:00'), 'Business',
  'Business permit help day', 'Araw ng tulong sa permit sa negosyo',
  'Ground Floor, Municipal Hall', 'Unang palapag, Munisipyo',
  'Staff of all offices concerned sit together to check papers and answer questions of owners of small shops.',
  'Sama-samang titingin ng papeles at sasagot sa tanong ng mga may-ari ng maliliit na tindahan ang mga kawani ng lahat ng kaugnay na tanggapan.'
),
(
  'past', pg_temp.weekday(-2, 5, '08:00'), 'Health',
  'Bloodletting at the municipal gymnasium', 'Pagbibigay ng dugo sa himnasyo ng bayan',
  'Municipal Gymnasium', 'Himnasyo ng Bayan',
  'One hundred twelve donors gave blood for the provincial hospital. Thank you to all who came.',
  'Isang daan at labindalawa ang nagbigay ng dugo para sa ospital ng lalawigan. Salamat sa lahat ng dumalo.'
),
(
  'past', pg_temp.weekday(-4, 3, '09:00'), 'Public Safety',
  'Earthquake drill in all schools', 'Earthquake drill sa lahat ng paaralan',
  'All public schools', 'Lahat ng pampublikong paaralan',
  'Pupils and teachers reached the open ground within three minutes in every school.',
  'Sa bawat paaralan, nakarating sa bukás na lugar sa loob ng tatlong minuto ang mga mag-aaral at guro.'
),
(
  'past', pg_temp.weekday(-7, 2, '08:00'), 'Agriculture',
  'Seed distribution for the second cropping', 'Pamamahagi ng binhi para sa ikalawang taniman',
  'Municipal Agriculture Office', 'Tanggapan ng Agrikultura ng Bayan',
  'Certified rice and corn seed for registered farmers of the lowland barangays.',
  'Sertipikadong binhi ng palay at mais para sa mga rehistradong magsasaka sa kapatagan.'
),
(
  'past', pg_temp.weekday(-10, 6, '18:00'), 'Culture',
  'Night of music and weaving', 'Gabi ng musika at paghahabi',
  'Municipal Plaza', 'Plasa ng Bayan',
  'Bands of the high schools played while master weavers showed their work around the plaza.',
  'Tumugtog ang mga banda ng hayskul habang ipinakita ng mga batikang manghahabi ang kanilang gawa sa paligid ng plasa.'
),
(
  'cancelled', pg_temp.weekday(2, 7, '05:00'), 'Sports',
  'Trail run to Tanawan Overview Park', 'Trail run patungo sa Tanawan Overview Park',
  'Tanawan Overview Park', 'Tanawan Overview Park',
  'Called off while the upper trail is repaired. Fees are returned at the tourism office.',
  'Kanselado dahil inaayos ang landas sa itaas. Isasauli ang bayad sa tanggapan ng turismo.'
),
(
  'draft', pg_temp.weekday(9, 6, '07:00'), 'Culture',
  'Town fiesta street dance', 'Sayaw sa kalye sa pista ng bayan',
  'Municipal Plaza', 'Plasa ng Bayan',
  'Draft: the order of the groups is not settled yet.',
  'Burador: hindi pa napagpapasyahan ang pagkakasunod-sunod ng mga pangkat.'
);

drop function pg_temp.day(integer, time);
drop function pg_temp.weekday(integer, integer, time);
