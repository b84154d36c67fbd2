const connection = () =>
  (
    navigator as {
      connection?: { saveData?: boolean; effectiveType?: string; type?: string };
    }
  ).connection;

/** Nothing is fetched that nobody asked for. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Nobody has said that it is slow or paid by the byte. */
export function isFreeLine(): boolean {
  const { effectiveType = '', type } = connection() ?? {};
  return !savesData() && type !== 'cellular' && !/[23]g/.test(effectiveType);
}
