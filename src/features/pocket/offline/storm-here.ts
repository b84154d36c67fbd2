/** Whether this document was kept in a storm that is not over; the notice of one that is goes. */
export function isStormHere(): boolean {
  const notice = document.querySelector<HTMLElement>('.storm-notice');
  const isOn = Number(notice?.dataset.until ?? 0) > Date.now();
  if (isOn) return true;
  notice?.remove();
  delete document.body.dataset.storm;
  return false;
}
