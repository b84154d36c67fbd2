import { renderSVG } from 'uqr';

/** A QR code as an SVG picture, dark on light as cameras expect it. */
export const qrSvg = (text: string): string => renderSVG(text, { ecc: 'M', border: 2 });
