/**
 * Public and bank holidays by the Holidays Act, on the days on which they are kept: one that falls on a Sunday is kept
 * the day after; those of March, August and October move to a Monday. In the order of a year: New Year's Day, George
 * Price Day, National Heroes and Benefactors Day, Good Friday, Holy Saturday, Easter Monday, Labour Day, Emancipation
 * Day, Saint George's Caye Day, Independence Day, Indigenous Peoples' Resistance Day, Garifuna Settlement Day,
 * Christmas Day, Boxing Day.
 */
export const HOLIDAYS: Readonly<Record<string, string>> = {
  2026: '01-01 01-15 03-09 04-03 04-04 04-06 05-01 08-01 09-10 09-21 10-12 11-19 12-25 12-26',
  2027: '01-01 01-15 03-08 03-26 03-27 03-29 05-01 08-02 09-10 09-21 10-11 11-19 12-25 12-27',
  2028: '01-01 01-15 03-06 04-14 04-15 04-17 05-01 07-31 09-11 09-21 10-09 11-20 12-25 12-26',
  2029: '01-01 01-15 03-12 03-30 03-31 04-02 05-01 07-30 09-10 09-21 10-15 11-19 12-25 12-26',
  2030: '01-01 01-15 03-09 04-19 04-20 04-22 05-01 07-29 09-10 09-21 10-12 11-19 12-25 12-26',
  2031: '01-01 01-15 03-10 04-11 04-12 04-14 05-01 08-04 09-10 09-22 10-13 11-19 12-25 12-26',
  2032: '01-01 01-15 03-08 03-26 03-27 03-29 05-01 08-02 09-10 09-21 10-11 11-19 12-25 12-27',
};
