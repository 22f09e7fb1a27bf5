/** Where whoever is in danger finds whom to call. */
export const emergencyPlace = '/sitemap#emergency'

/**
 * Words of somebody who is in danger, or sees another one in it, in both languages and as the neighbors
 * say it: with one of them in a question, the emergency numbers come before all else. A word stands for
 * all that have its root, as the stemmer sees it: of English verbs in -e that is not each form. With `!` it
 * stands for itself alone, where its root is also said without danger, as that of `dumudugo` is when blood
 * is given, or that of `robber` in rubber.
 */
export const dangerWords = `
  accident aksidente disgrasya crash bangga nabangga nasagasaan! nabundol! nahulog! injured sugatan bleed
  bleeding dumudugo! dinudugo! attack atake inatake! stroke seizure kombulsyon unconscious fainted malay!
  himatay hinimatay! choke choking nabulunan breathe breathing makahinga! huminga! humihinga! drown lunod
  poison lason overdose snake snakebite ahas bite bitten kagat tuklaw electrocuted nakuryente! trapped naipit

  robbery robbed robber! robbers! thief thieves nakaw nakawan! ninakawan! nanakawan! kawatan holdap stab
  saksak murder gunshot gunfire binaril! nabaril! barilan! kidnap rape raped gahasa abuse abused abuso
  violence karahasan bugbog beating! beats! sinasaktan! pananakit! manganganak! nanganganak!
  suicide magpakamatay! magpapakamatay! nagpakamatay! pagpapakamatay!
`
