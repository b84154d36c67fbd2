/**
 * React Router answers an address that cannot be decoded as one that is unknown, but prints it as it came: nobody but we
 * writes into our output. So it gets one that can be decoded, and is as unknown.
 */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(url, request);
  }
}
