// @ts-check
/** Lights all that goes with what is pointed at: things of the table, and the buttons that stand for them. @param {Iterable<number>} codes @param {boolean} on */
export function light(codes, on) {
  for (const one of document.querySelectorAll('.lit')) one.classList.remove('lit');
  if (!on) return;
  for (const code of codes) for (const one of document.querySelectorAll(`[data-codes~="${code}"], .ask [data-code="${code}"]`)) one.classList.add('lit');
}
