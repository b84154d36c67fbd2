CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
-- Every page shows something of the settings: a change of them is one of everything.
CREATE FUNCTION raise_version_of_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH raised AS (
    UPDATE data_versions SET version = version + 1 WHERE name = 'directory' RETURNING version
  )
  INSERT INTO directory_changes (version, counted) SELECT version, true FROM raised;
  PERFORM pg_notify('directory_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER site_settings_version AFTER INSERT OR UPDATE OR DELETE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_everything();
