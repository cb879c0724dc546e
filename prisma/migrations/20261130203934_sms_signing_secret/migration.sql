-- AlterTable
ALTER TABLE "sms_accounts" ADD COLUMN     "signing_secret" BYTEA;

-- The audit log leaves out the new column, as it does with all binary ones.
SELECT audit_table('sms_accounts', 'sms_account');
