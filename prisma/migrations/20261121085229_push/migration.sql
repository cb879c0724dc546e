-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "endpoint_hash" BYTEA NOT NULL,
    "service" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_messages" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "push_messages_state" CHECK ("state" IN ('queued', 'sending', 'sent', 'failed'))
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_user_id_endpoint_hash_key" ON "push_subscriptions"("user_id", "endpoint_hash");

-- CreateIndex
CREATE INDEX "push_subscriptions_organization_id_idx" ON "push_subscriptions"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_messages_subscription_id_key_key" ON "push_messages"("subscription_id", "key");

-- CreateIndex
CREATE INDEX "push_messages_organization_id_idx" ON "push_messages"("organization_id");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT audit_table('push_subscriptions', 'push_subscription');
