/**
 * Holidays by the Labour Code, article 339, on the days on which they are kept. In the order of a year: New Year's Day,
 * Day of the Americas, Holy Thursday to Holy Saturday (before it, where Easter is early), Labour Day, Independence Day,
 * the Morazán week, to which the three of October were joined (Wednesday to Friday from the first Wednesday of October),
 * Christmas Day.
 */
export const HOLIDAYS: Readonly<Record<string, string>> = {
  2026: '01-01 04-02 04-03 04-04 04-14 05-01 09-15 10-07 10-08 10-09 12-25',
  2027: '01-01 03-25 03-26 03-27 04-14 05-01 09-15 10-06 10-07 10-08 12-25',
  2028: '01-01 04-13 04-14 04-15 05-01 09-15 10-04 10-05 10-06 12-25',
  2029: '01-01 03-29 03-30 03-31 04-14 05-01 09-15 10-03 10-04 10-05 12-25',
  2030: '01-01 04-14 04-18 04-19 04-20 05-01 09-15 10-02 10-03 10-04 12-25',
  2031: '01-01 04-10 04-11 04-12 04-14 05-01 09-15 10-01 10-02 10-03 12-25',
  2032: '01-01 03-25 03-26 03-27 04-14 05-01 09-15 10-06 10-07 10-08 12-25',
};
