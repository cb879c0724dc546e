-- Ids come from code, as everywhere: servers that share the table need not share a sequence.
ALTER TABLE "busy_periods" ALTER COLUMN "id" DROP DEFAULT,
  ALTER COLUMN "id" TYPE TEXT USING lpad(to_hex("id"), 24, '0');
DROP SEQUENCE "busy_periods_id_seq";
