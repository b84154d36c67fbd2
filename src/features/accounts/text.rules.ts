/** As every field says it: 'Description is too long (max 500 characters).' */
export function tooLong(label: string, max: number): string {
  return `${label} is too long (max ${max} characters).`;
}
