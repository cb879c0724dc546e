-- An update that changes nothing is no new version: clients that save what they have read make no noise.
CREATE FUNCTION keep_version_unless_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'v' - 'updated_at' = to_jsonb(OLD) - 'v' - 'updated_at' THEN
    NEW.v := OLD.v;
    NEW.updated_at := OLD.updated_at;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER keep_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON bookpages FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON appointment_types FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON availabilities FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON locators FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON locations FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON user_preferences FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON team_admin_preferences FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
