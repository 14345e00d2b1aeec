-- Every JSON document now says which form it has; those kept so far have the first one.
UPDATE "assessments" SET
	"request" = jsonb_build_object('version', 1, 'value', "request"),
	"diagnosis" = jsonb_build_object('version', 1, 'value', "diagnosis");
