/** How browsers and keyboards on the screen are told what is typed. */
export const INPUT_ATTRIBUTES = {
  line: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;
