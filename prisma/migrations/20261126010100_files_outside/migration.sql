-- What is kept in an object storage has its row without its bytes.
ALTER TABLE "files" ALTER COLUMN "content" DROP NOT NULL;
