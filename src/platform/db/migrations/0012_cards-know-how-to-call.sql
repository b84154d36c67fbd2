-- As before, with the phone: the number itself stays on the server, lists tell only whether there is one to call.
CREATE OR REPLACE FUNCTION specialist_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.phone, p.whatsapp,
        d.first_name, d.last_name, d.occupation, d.education, d.skills, d.bio, a.is_demo,
        coalesce((
          SELECT json_agg(json_build_object('slot', m.slot, 'key', m.key) ORDER BY m.position)
          FROM media m WHERE m.account_id = p.account_id AND m.live), '[]'::json) AS pictures
      FROM unnest(ids) WITH ORDINALITY AS page(account_id, place)
        JOIN profiles p USING (account_id)
        JOIN specialist_profiles d USING (account_id)
        JOIN accounts a ON a.id = p.account_id
    ) AS card);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION business_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.phone, p.whatsapp,
        d.business_name, d.specific_type, d.about, d.services, d.description, a.is_demo,
        coalesce((
          SELECT json_agg(json_build_object('slot', m.slot, 'key', m.key) ORDER BY m.position)
          FROM media m WHERE m.account_id = p.account_id AND m.live), '[]'::json) AS pictures
      FROM unnest(ids) WITH ORDINALITY AS page(account_id, place)
        JOIN profiles p USING (account_id)
        JOIN business_profiles d USING (account_id)
        JOIN accounts a ON a.id = p.account_id
    ) AS card);
END
$$;
