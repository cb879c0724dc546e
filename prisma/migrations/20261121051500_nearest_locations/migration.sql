-- A place as a point on the unit sphere: straight distances between such points are in the order of the distances
-- on the ground, at the date line and at the poles as well.
CREATE EXTENSION IF NOT EXISTS cube;

ALTER TABLE "locations"
  ADD COLUMN "postcode" TEXT,
  ADD CONSTRAINT "locations_latitude_check" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "locations_longitude_check" CHECK ("longitude" BETWEEN -180 AND 180);

CREATE INDEX "locations_nearest_idx" ON "locations" USING gist ("locator_id", (cube(ARRAY[
  cosd("latitude") * cosd("longitude"), cosd("latitude") * sind("longitude"), sind("latitude")])));

CREATE INDEX "locations_locator_id_postcode_idx" ON "locations"("locator_id", "postcode");

-- Hashed, as an address may be longer than an entry of an index.
CREATE INDEX "locations_address_idx" ON "locations"("locator_id", md5(lower("address")));
