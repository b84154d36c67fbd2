/** The smallest that is whole: what a player finds in it is nothing. */
export const mp4 = ({ brand = 'isom', inside = 'a film' } = {}): Buffer =>
  Buffer.concat([
    box('ftyp', `${brand}\0\0\0\0${brand}`),
    box('moov', 'hdlr vide'),
    box('mdat', inside),
  ]);

export const webm = ({ docType = 'webm' } = {}): Buffer => {
  const head = element('1a45dfa3', element('4282', docType));
  const tracks = element('1654ae6b', 'video');
  return Buffer.concat([
    head,
    element('18538067', Buffer.concat([tracks, element('1f43b675', 'a film')])),
  ]);
};

export function box(name: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(name + content, 'latin1')]);
}

const element = (id: string, content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + bytes.length]), bytes]);
};
