import { emergencyPlace } from '../../shell/content/facts/danger-words.ts'

const police = '/?place=police-station#map'
const healthCenter = '/?place=health-center#map'
const healthOffice = '/governance/department-heads#health'
const disasterOffice = '/governance/department-heads#disaster'
const engineering = '/governance/department-heads#engineering'
const socialServices = '/governance/department-heads#social-services'

/**
 * What is typed in danger, or beside somebody who is in it, in both languages and as the neighbors say it,
 * by what answers it: there is no time for a second result.
 */
export const urgentQuestions: readonly { questions: string; answers: readonly string[] }[] = [
  {
    answers: [emergencyPlace],
    questions: `
      accident, car accident, motorcycle accident, suicide, gas leak, heart attack, stroke,
      drowning, drowned, bleeding, unconscious, cannot breathe, choking, poisoning, sos, fire,
      house on fire, fire truck, 911, electrocuted, emergency, emergency number, red cross,
      injured, dog bite, dog bite anti rabies, not breathing, difficulty breathing, i was robbed,
      raped, abused child, snakebite, bitten by a dog, seizure, fainted, bleeding to death,
      thieves, aksidente, naaksidente, aksidente sa motor, disgrasya, nadisgrasya, magpapakamatay,
      sumisingaw na gas, atake sa puso, inatake, inatake sa puso, na-stroke, nalunod, nalulunod,
      dumudugo, walang malay, hinimatay, hindi makahinga, nabulunan, nalason, lason, saklolo,
      sunog, nasusunog ang bahay, may sunog, bumbero, nakuryente, sugatan, nasugatan,
      kinagat ng aso, manganganak na, manganganak na ang asawa ko, nanganganak, hirap huminga,
      hindi humihinga, nasagasaan, nahulog sa bangin
    `,
  },
  {
    answers: [emergencyPlace, police],
    questions: `
      robbery, thief in my house, stolen motorcycle, rape, drugs, missing person, missing child,
      stabbed, gunshot, shooting, call police, kidnap, scam, nakawan, nanakawan, ninakawan kami,
      magnanakaw, holdap, naholdap, ginahasa, droga, shabu, nawawalang bata, nawawala, sinaksak,
      saksak, nasaksak, binaril, barilan, tumawag ng pulis, pulis, kinidnap, kawatan
    `,
  },
  {
    answers: [emergencyPlace, healthCenter, healthOffice],
    questions: `
      snake bite, giving birth, kagat ng ahas, ahas, tinuklaw ng ahas
    `,
  },
  {
    answers: [emergencyPlace, police, socialServices],
    questions: `
      domestic violence, husband beats me, violence against women, child abuse,
      binubugbog ng asawa, binubugbog, pananakit ng asawa, sinasaktan ng asawa, inabuso,
      pang-aabuso sa bata
    `,
  },
  {
    answers: [emergencyPlace, disasterOffice],
    questions: `
      rescue, landslide, ambulance, trapped, gumuho ang lupa, guho, ambulansya, naipit, na-trap
    `,
  },
  {
    answers: [emergencyPlace, disasterOffice, engineering],
    questions: `
      earthquake, lindol, linog
    `,
  },
  {
    answers: [disasterOffice],
    questions: `
      evacuation, typhoon, paglikas, bagyo, baha
    `,
  },
  {
    answers: [healthCenter, healthOffice],
    questions: `
      nearest hospital, hospital, pinakamalapit na ospital, ospital, doktor, numero ng ospital
    `,
  },
]

/** What sounds like danger and is none. */
export const calmWords: readonly string[] = [
  'rubber stamp',
  'rubber trees',
  'film shooting permit',
  'flu shot',
  'mag-donate ng dugo',
  'pahingahan',
  'walang tubig',
  'nawala ang id ko',
  'kasaysayan ng panganganak',
  'how far away is davao',
]
