-- AlterTable
ALTER TABLE "sms_accounts" ADD COLUMN     "quiet_hours" JSONB DEFAULT '{"from": "21:00", "until": "08:00"}';
