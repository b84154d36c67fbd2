-- As `foldText` in the program: letters and digits of any script. The ranges are those of Unicode, because what a
-- database takes for a letter depends on its locale.
CREATE OR REPLACE FUNCTION fold(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $fold$
DECLARE
  -- Script=Inherited: accents, vowel signs, joiners. Then apostrophes.
  marks constant text := '['
    '\u0300-\u036f\u0485\u0486\u064b-\u0655\u0670\u0951-\u0954\u1ab0-\u1aeb\u1cd0-\u1cd2\u1cd4-\u1ce0'
    '\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u1dc0-\u1dff\u200c\u200d\u20d0-\u20f0\u302a-\u302d\u3099\u309a'
    '\ufe00-\ufe0f\ufe20-\ufe2d\U000101fd\U000102e0\U0001133b\U0001cf00-\U0001cf46\U0001d167-\U0001d169'
    '\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0100-\U000e01ef'
    '\u2018\u2019\u02bc'']';
  -- Han, Hiragana and Katakana are written without spaces: each letter is a word.
  unspaced constant text := '(['
    '\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3041-\u3096\u309d-\u309f\u30a1-\u30fa'
    '\u30fd-\u30ff\u31f0-\u31ff\u32d0-\u32fe\u3300-\u3357\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufad9'
    '\uff66-\uff6f\uff71-\uff9d\U00016fe2\U00016fe3\U00016ff0-\U00016ff6\U0001aff0-\U0001b167\U0001f200'
    '\U00020000-\U00033479'
    '])';
  -- Letters, digits and the marks that are part of a word.
  others constant text := '[^a-z0-9'
    '\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u00bc-\u00be\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1'
    '\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0300-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5'
    '\u03f7-\u0481\u0483-\u0559\u0560-\u0588\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7-\u05f2'
    '\u0610-\u061a\u0620-\u0669\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06fc\u06ff\u0710-\u07f5'
    '\u07fa-\u07fd\u0800-\u082d\u0840-\u085b\u0860-\u0887\u0889-\u088f\u0897-\u08e1\u08e3-\u0963'
    '\u0966-\u096f\u0971-\u09f1\u09f4-\u09f9\u09fc\u09fe-\u0a75\u0a81-\u0aef\u0af9-\u0b6f\u0b71-\u0bf2'
    '\u0c00-\u0c6f\u0c78-\u0c7e\u0c80-\u0c83\u0c85-\u0d4e\u0d54-\u0d78\u0d7a-\u0df3\u0e01-\u0e3a'
    '\u0e40-\u0e4e\u0e50-\u0e59\u0e81-\u0f00\u0f18\u0f19\u0f20-\u0f33\u0f35\u0f37\u0f39\u0f3e-\u0f84'
    '\u0f86-\u0fbc\u0fc6\u1000-\u1049\u1050-\u109d\u10a0-\u10fa\u10fc-\u135f\u1369-\u138f\u13a0-\u13fd'
    '\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u1734\u1740-\u17d3\u17d7\u17dc-\u17f9'
    '\u180b-\u180d\u180f-\u193b\u1946-\u19da\u1a00-\u1a1b\u1a20-\u1a99\u1aa7\u1ab0-\u1b4c\u1b50-\u1b59'
    '\u1b6b-\u1b73\u1b80-\u1bf3\u1c00-\u1c37\u1c40-\u1c7d\u1c80-\u1cbf\u1cd0-\u1cd2\u1cd4-\u1fbc\u1fbe'
    '\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2070-\u2079\u207f-\u2089\u2090-\u209c'
    '\u20d0-\u20f0\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d'
    '\u212f-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2150-\u2189\u2460-\u249b\u24ea-\u24ff\u2776-\u2793'
    '\u2c00-\u2ce4\u2ceb-\u2cf3\u2cfd\u2d00-\u2d6f\u2d7f-\u2dff\u2e2f\u3005-\u3007\u3021-\u302f'
    '\u3031-\u3035\u3038-\u303c\u3041-\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u318e\u3192-\u3195'
    '\u31a0-\u31bf\u31f0-\u31ff\u3220-\u3229\u3248-\u324f\u3251-\u325f\u3280-\u3289\u32b1-\u32bf'
    '\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua672\ua674-\ua67d\ua67f-\ua6f1'
    '\ua717-\ua71f\ua722-\ua788\ua78b-\ua827\ua82c-\ua835\ua840-\ua873\ua880-\ua8c5\ua8d0-\ua8f7\ua8fb'
    '\ua8fd-\ua92d\ua930-\ua953\ua960-\ua9c0\ua9cf-\ua9d9\ua9e0-\uaa59\uaa60-\uaa76\uaa7a-\uaadd'
    '\uaae0-\uaaef\uaaf2-\uab5a\uab5c-\uab69\uab70-\uabea\uabec-\ud7fb\uf900-\ufb28\ufb2a-\ufbb1'
    '\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe00-\ufe0f\ufe20-\ufe2f\ufe70-\ufefc'
    '\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\U00010000-\U000100fa\U00010107-\U00010133'
    '\U00010140-\U00010178\U0001018a\U0001018b\U000101fd-\U0001039d\U000103a0-\U000103cf'
    '\U000103d1-\U00010563\U00010570-\U00010855\U00010858-\U00010876\U00010879-\U0001091b'
    '\U00010920-\U00010939\U00010940-\U00010a48\U00010a60-\U00010a7e\U00010a80-\U00010ac7'
    '\U00010ac9-\U00010aef\U00010b00-\U00010b35\U00010b40-\U00010b91\U00010ba9-\U00010d6d'
    '\U00010d6f-\U00010d85\U00010e60-\U00010eac\U00010eb0-\U00010ec7\U00010efa-\U00010f54'
    '\U00010f70-\U00010f85\U00010fb0-\U00011046\U00011052-\U000110ba\U000110c2\U000110d0-\U0001113f'
    '\U00011144-\U00011173\U00011176-\U000111c4\U000111c9-\U000111cc\U000111ce-\U000111da\U000111dc'
    '\U000111e1-\U00011237\U0001123e-\U000112a8\U000112b0-\U000113d3\U000113e1-\U0001144a'
    '\U00011450-\U00011459\U0001145e-\U000114c5\U000114c7-\U000115c0\U000115d8-\U00011640'
    '\U00011644-\U00011659\U00011680-\U000116b8\U000116c0-\U0001173b\U00011740-\U0001183a'
    '\U000118a0-\U00011943\U00011950-\U000119e1\U000119e3-\U00011a3e\U00011a47-\U00011a99\U00011a9d'
    '\U00011ab0-\U00011af8\U00011b60-\U00011be0\U00011bf0-\U00011c40\U00011c50-\U00011c6c'
    '\U00011c72-\U00011ef6\U00011f00-\U00011f42\U00011f50-\U00011fd4\U00012000-\U0001246e'
    '\U00012480-\U00012ff0\U00013000-\U0001342f\U00013440-\U00016a69\U00016a70-\U00016af4'
    '\U00016b00-\U00016b36\U00016b40-\U00016b43\U00016b50-\U00016d6c\U00016d70-\U00016e96'
    '\U00016ea0-\U00016fe1\U00016fe3-\U0001bc99\U0001bc9d\U0001bc9e\U0001ccf0-\U0001ccf9'
    '\U0001cf00-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182'
    '\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001d2c0-\U0001d2f3'
    '\U0001d360-\U0001d6c0\U0001d6c2-\U0001d6da\U0001d6dc-\U0001d6fa\U0001d6fc-\U0001d714'
    '\U0001d716-\U0001d734\U0001d736-\U0001d74e\U0001d750-\U0001d76e\U0001d770-\U0001d788'
    '\U0001d78a-\U0001d7a8\U0001d7aa-\U0001d7c2\U0001d7c4-\U0001d7ff\U0001da00-\U0001da36'
    '\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001e14e\U0001e290-\U0001e2f9'
    '\U0001e4d0-\U0001e5fa\U0001e6c0-\U0001e959\U0001ec71-\U0001ecab\U0001ecad-\U0001ecaf'
    '\U0001ecb1-\U0001ed2d\U0001ed2f-\U0001eebb\U0001f100-\U0001f10c\U0001fbf0-\U0001fbf9'
    '\U00020000-\U00033479\U000e0100-\U000e01ef'
    ']+';
BEGIN
  words := replace(words, '&', ' and ');
  IF octet_length(words) = char_length(words) THEN
    RETURN btrim(regexp_replace(lower(replace(words, '''', '')), '[^a-z0-9]+', ' ', 'g'));
  END IF;
  words := lower(regexp_replace(normalize(words, NFKD), marks, '', 'g'));
  words := translate(words, 'øłđðħŧıŋς', 'olddhtinσ');
  words := replace(replace(replace(replace(words, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  RETURN btrim(regexp_replace(regexp_replace(words, unspaced, ' \1 ', 'g'), others, ' ', 'g'));
END
$fold$;
--> statement-breakpoint
-- Only texts that were folded otherwise before.
SELECT refresh_profile_search(ARRAY(
  SELECT account_id FROM profiles p
    LEFT JOIN specialist_profiles d USING (account_id)
    LEFT JOIN business_profiles b USING (account_id)
    CROSS JOIN concat(p.display_name, p.headline, d, b) AS texts
  WHERE octet_length(texts) > char_length(texts)));
