-- allowed: the previous release writes one reservation for each host of an event, which the longer key accepts, and
-- finds reservations by its first columns.
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_pkey",
ADD CONSTRAINT "reservations_pkey" PRIMARY KEY USING INDEX "reservations_of_parts";
