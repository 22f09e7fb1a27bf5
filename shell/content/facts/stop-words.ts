/** Words that say nothing about what is asked. */
export const stopWords = `
  a about am an and any are at be by can could do does for from get have how i if in is it me much my
  near need of on or our please that the there this to town want was we what when where which who
  will with would you your

  ako akin aking amin ang ano anong at ay ba bakit bayan dahil dito doon ganito gusto ibig ilan ilang inyo ito ka
  kailan kanino kay kayo ko kong kukuha kumuha kunin lang makakuha makuha may mayroon meron mga mo na naman
  namin nang natin ng ni nila nito niyo nyo o pa paano panu para po pwede puwede sa saan san si sino
  siya sya tayo tungkol yan yung yun

  asa kinsa naa nako og ug unsa unsaon
`
