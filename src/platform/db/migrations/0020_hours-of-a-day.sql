-- As before, and the hours of a day that have changed: its minutes far behind the weeks, and a mark that they hold in the
-- place of all else. Whoever asks by minutes of the week alone does not meet them.
CREATE OR REPLACE FUNCTION open_week(hours jsonb) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(range_agg(part), '{}')
  FROM (
    SELECT part
    FROM unnest(ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) WITH ORDINALITY AS day(name, number)
      CROSS JOIN jsonb_array_elements(hours -> 'days' -> name) AS span
      CROSS JOIN LATERAL (
        SELECT left(span ->> 0, 2)::int * 60 + right(span ->> 0, 2)::int AS opens,
          left(span ->> 1, 2)::int * 60 + right(span ->> 1, 2)::int AS closes,
          (number::int - 1) * 1440 AS today, 10080 + number::int % 7 * 1440 AS tomorrow
      ) AS minutes
      CROSS JOIN unnest(CASE WHEN closes > opens THEN ARRAY[int4range(today + opens, today + closes)]
        ELSE ARRAY[int4range(today + opens, today + 1440), int4range(tomorrow, tomorrow + closes)] END) AS part
    UNION ALL
    SELECT part
    FROM (SELECT (hours #>> '{changed,day}')::date - date '1970-01-01' AS number) AS day
      CROSS JOIN LATERAL (
        SELECT int4range(1000000000 + number, 1000000001 + number) AS part
        UNION ALL
        SELECT int4range(start + opens, start + closes + CASE WHEN closes > opens THEN 0 ELSE 1440 END)
        FROM jsonb_array_elements(hours #> '{changed,spans}') AS span
          CROSS JOIN LATERAL (
            SELECT left(span ->> 0, 2)::int * 60 + right(span ->> 0, 2)::int AS opens,
              left(span ->> 1, 2)::int * 60 + right(span ->> 1, 2)::int AS closes,
              100000000 + number * 1440 AS start
          ) AS minutes
      ) AS parts
    WHERE number IS NOT NULL
  ) AS parts
$$;
