import { sql } from 'drizzle-orm';

/** Of the profile `p`: none while staff wait for its owner to confirm or correct it. The functions of cards say the same. */
export const SHOWN_PHONE = sql`case when p.phone_hidden_at is null then p.phone end`;
export const PHONE_HIDDEN = sql`(p.phone_hidden_at is not null)`;
