-- CreateTable
CREATE TABLE "address_positions" (
    "organization_id" TEXT NOT NULL,
    "address_hash" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "cell" BIGINT,
    "rough" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "address_positions_pkey" PRIMARY KEY ("organization_id","address_hash")
);

-- CreateTable
CREATE TABLE "travel_times" (
    "organization_id" TEXT NOT NULL,
    "from_cell" BIGINT NOT NULL,
    "to_cell" BIGINT NOT NULL,
    "minutes" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "travel_times_pkey" PRIMARY KEY ("organization_id","from_cell","to_cell")
);

-- CreateIndex
CREATE INDEX "address_positions_expires_at_idx" ON "address_positions"("expires_at");

-- CreateIndex
CREATE INDEX "travel_times_expires_at_idx" ON "travel_times"("expires_at");

-- AddForeignKey
ALTER TABLE "address_positions" ADD CONSTRAINT "address_positions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "travel_times" ADD CONSTRAINT "travel_times_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
