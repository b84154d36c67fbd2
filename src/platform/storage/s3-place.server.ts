export type S3Place = ReturnType<typeof readStorageUrl>;

/** What STORAGE_URL says: s3://key:secret@host/bucket/folder?region=us-east-1; s3+http:// goes without TLS. */
export function readStorageUrl(storageUrl: string) {
  const url = new URL(storageUrl);
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  const protocol = url.protocol === 's3+http:' ? 'http' : 'https';
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    /** Its address, which every S3-compatible server has as a path. */
    bucket: `${protocol}://${url.host}/${bucket}`,
    /** Put before every key: empty, or a folder with its slash. */
    folder: folders.map((name) => `${name}/`).join(''),
  };
}
