export const CADDY: string;
export function haveCaddy(): Promise<boolean>;
