/** What stands where a provider has written nothing. */
export const orNotGiven = (text: string): string => text.trim() || 'N/A';
