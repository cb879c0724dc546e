-- Takes the locks in the order of the texts. First it looks at the organisation: on a Citus cluster a transaction has no
-- number before it has asked a worker something, and who waits without one, together with others, is taken for a deadlock.
CREATE FUNCTION lock_texts(organization text, seed bigint, texts text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE one text;
BEGIN
  PERFORM FROM organizations WHERE id = organization;
  FOREACH one IN ARRAY texts LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(one, seed));
  END LOOP;
END $$;
