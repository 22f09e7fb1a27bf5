/**
 * Words of somebody who is in danger, or sees another one in it, in both languages and as the neighbors
 * say it: with one of them in a question, the emergency numbers come before all else. A word stands for
 * all its forms, but with `!` for itself alone, where its root is also said without danger, as that of
 * `dumudugo` is when blood is given.
 */
export const dangerWords = `
  accident aksidente disgrasya crash bangga nabangga injured sugatan bleeding dumudugo! dinudugo!
  attack atake inatake! stroke unconscious malay! himatay hinimatay! choking nabulunan breathe makahinga!
  drown lunod poison lason snake ahas bite kagat tuklaw electrocuted nakuryente! trapped naipit

  robbery robber thief nakaw nakawan! ninakawan! nanakawan! kawatan holdap stab saksak gunshot shooting binaril! nabaril! barilan! kidnap
  rape gahasa abuse abuso violence karahasan bugbog beating! beats! sinasaktan! pananakit!
  manganganak! nanganganak! suicide magpakamatay! magpapakamatay! nagpakamatay! pagpapakamatay!
`
