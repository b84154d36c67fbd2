/** What STORAGE_URL says: s3://key:secret@host/bucket/folder?region=us-east-1; s3+http:// goes without TLS. */
export interface S3Place {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** The address of the bucket, which every S3-compatible server has as a path. */
  bucket: string;
  /** Put before every key: empty, or a folder with its slash. */
  folder: string;
}

export function readStorageUrl(storageUrl: string): S3Place {
  const url = new URL(storageUrl);
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  const protocol = url.protocol === 's3+http:' ? 'http' : 'https';
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: `${protocol}://${url.host}/${bucket}`,
    folder: folders.map((name) => `${name}/`).join(''),
  };
}
