-- For the list from A to Z: the order of the Unicode root, which is right for no language alone and near to all.
CREATE INDEX "locations_locator_id_name_id_idx" ON "locations"("locator_id", "name" COLLATE "und-x-icu", "id");
