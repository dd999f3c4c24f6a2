/** Where documents lie. */
export type DocumentSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly bucket: string;
      readonly region: string;
      readonly endpoint?: string;
      readonly forcePathStyle: boolean;
      readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
    };
