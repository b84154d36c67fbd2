/** Nobody has said that it is slow or paid by the byte. */
export function isFreeLine(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string; type?: string };
  };
  if (!connection) return true;
  const { saveData, effectiveType = '', type } = connection;
  return !saveData && type !== 'cellular' && !/[23]g/.test(effectiveType);
}
