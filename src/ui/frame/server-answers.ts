const PATIENCE_MS = 5_000;

/** Whether the page at this address could be loaded now, instead of ending on the browser's own error page. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500;
  } catch {
    return false;
  }
}
