import { describe, expect, it } from 'vitest';
import { signatureHeaders, signedQuery } from '../../../server/providers/files/s3-signature.ts';

/**
 * The key and the moment of the worked examples at
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html.
 */
const EXAMPLE = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const MOMENT = new Date('2013-05-24T00:00:00Z');
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('the signature of a request to a bucket', () => {
  it.each([
    [
      'a list',
      'max-keys=2&prefix=J',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
    ['a setting', 'lifecycle=', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ])("is Amazon's own in its example of %s", (_what, query, signature) => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com/?${query}`);
    const signed = { method: 'GET', url, body: Buffer.alloc(0) };
    expect(signatureHeaders(signed, EXAMPLE, MOMENT)).toEqual({
      'x-amz-content-sha256': NOTHING,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
    });
  });

  it('counts a query in the order of its names, every byte but the plain ones in hexadecimal', () => {
    expect(signedQuery({ prefix: "a b/c'(*)~-._", 'continuation-token': '1+/=&' })).toBe(
      'continuation-token=1%2B%2F%3D%26&prefix=a%20b%2Fc%27%28%2A%29~-._',
    );
  });
});
