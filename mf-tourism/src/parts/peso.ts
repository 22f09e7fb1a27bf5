const figures = new Intl.NumberFormat('en-US')

/** A figure with thousands separators. */
export const grouped = (figure: number) => figures.format(figure)

/** An amount in pesos, as it is printed: `₱1,400`. */
export const peso = (amount: number) => `₱${grouped(amount)}`
