import { expect, it } from 'vitest';
import { readListing } from './s3-listing.ts';

it('reads keys, moments and the way on', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>kanek</Name>
    <NextContinuationToken>a&amp;b+c/d==&#x41;</NextContinuationToken><IsTruncated>true</IsTruncated>
    <Contents><Key>pictures/aa/1</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified>
      <ETag>&quot;x&quot;</ETag><Size>1</Size></Contents>
    <Contents><ETag>"y"</ETag><Key>pictures/aa/2</Key><LastModified>2026-01-02T03:04:06Z</LastModified></Contents>
    </ListBucketResult>`;
  expect(readListing(xml)).toEqual({
    files: [
      { key: 'pictures/aa/1', writtenAt: new Date('2026-01-02T03:04:05Z') },
      { key: 'pictures/aa/2', writtenAt: new Date('2026-01-02T03:04:06Z') },
    ],
    next: 'a&b+c/d==A',
  });
});

it('has no way on from the last page', () => {
  expect(readListing('<ListBucketResult></ListBucketResult>')).toEqual({ files: [], next: null });
});
