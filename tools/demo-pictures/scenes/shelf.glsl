// A floating shelf: 0 finished with vases, 1 the boards, 2 close on an edge, 3 two shelves.
vec2 vase(vec3 p, float r, float h, float m) { float y = clamp(p.y / h, 0.0, 1.0); float prof = r * (0.55 + 0.5 * sin(y * 2.7 + 0.25) - 0.28 * smoothstep(0.6, 0.95, y)); float d = max((length(p.xz) - prof) * 0.7, max(-p.y, p.y - h)); return vec2(max(d, -max(length(p.xz) - prof * 0.6, h * 0.9 - p.y)) - 0.015, m); }
vec2 twig(vec3 p, float id) { vec2 d = vec2(1e5, 7.0); for (int i = 0; i < 5; i++) { float a = float(i) * 1.4 + id; vec3 tip = vec3(0.5 * cos(a), 1.15 + 0.3 * sin(a * 3.0), 0.3 * sin(a)); d = nearer(d, vec2(sdCapsule(p, vec3(0), tip, 0.014), 7.0));
    for (int k = 0; k < 5; k++) { float t = 0.4 + 0.13 * float(k); vec3 q = p - tip * t; q.xz = rot(a + float(k) * 2.2) * q.xz; q.yz = rot(-0.7) * q.yz; d = nearer(d, vec2(sdLeaf(q, 0.24, 0.07, 0.1), 8.0)); } } return d; }
vec2 books(vec3 p) { vec2 d = vec2(1e5, 9.0); float x = 0.0; for (int i = 0; i < 5; i++) { float fi = float(i), w = 0.07 + 0.04 * hash(vec2(fi, 5.0)), h = 0.42 + 0.12 * hash(vec2(fi, 8.0)); d = nearer(d, vec2(sdBox(p - vec3(x + w, h, 0), vec3(w - 0.006, h, 0.34), 0.015), 9.0 + 0.15 * fi)); x += 2.0 * w; } return d; }
vec2 plank(vec3 p, float len) { return vec2(sdBox(p, vec3(len, 0.09, 0.48), 0.02), 3.0); }
vec2 map(vec3 p) {
  vec2 d = vec2(p.z + 0.5, 1.0);
  if (variant < 0.5 || variant > 2.5) {
    d = nearer(d, plank(p, 2.1)); vec3 s = p - vec3(0, 0.09, 0);
    d = nearer(d, vase(s - vec3(-1.3, 0, 0), 0.42, 0.95, 4.0)); d = nearer(d, twig(s - vec3(-1.3, 0.5, 0), 0.6)); d = nearer(d, vase(s - vec3(-0.45, 0, 0.05), 0.3, 0.5, 5.0)); d = nearer(d, books(s - vec3(0.35, 0, 0)));
    d = nearer(d, vec2(sdPot(s - vec3(1.6, 0, 0), 0.2, 0.28, 0.42), 6.0)); for (int i = 0; i < 12; i++) { float a = float(i) * 2.4; vec3 q = s - vec3(1.6, 0.4, 0); q.xz = rot(a) * q.xz; q.yz = rot(-0.3 - 0.06 * float(i)) * q.yz; d = nearer(d, vec2(sdLeaf(q, 0.42, 0.1, 0.25), 8.0)); }
    if (variant > 2.5) { vec3 t = p + vec3(0, 1.9, 0); d = nearer(d, plank(t, 2.1)); t.y -= 0.09; d = nearer(d, vase(t - vec3(1.2, 0, 0), 0.4, 0.8, 5.0)); d = nearer(d, books(t - vec3(-1.6, 0, 0))); d = nearer(d, vec2(sdSphere(t - vec3(0.1, 0.3, 0), 0.3), 6.0)); }
  } else if (variant < 1.5) {
    d = vec2(p.y, 2.0); for (int i = 0; i < 3; i++) { vec3 q = p - vec3(0.1 * float(i), 0.1 + 0.2 * float(i), -0.3 + 0.2 * float(i)); q.xz = rot(0.08 - 0.12 * float(i)) * q.xz; d = nearer(d, plank(q, 1.7 - 0.15 * float(i))); }
    vec3 b = p - vec3(-0.2, 0.72, 0.35); d = nearer(d, vec2(sdBox(b, vec3(0.16, 0.07, 0.26), 0.03), 5.0));
    for (int i = 0; i < 6; i++) { vec3 q = p - vec3(1.3 + 0.12 * sin(float(i) * 2.0), 0.03, 0.9 + 0.1 * float(i)); q.xz = rot(float(i) * 1.3) * q.xz; d = nearer(d, vec2(sdCapsule(q, vec3(-0.12, 0, 0), vec3(0.12, 0, 0), 0.02), 10.0)); d = nearer(d, vec2(sdCylinder((q - vec3(0.13, 0, 0)).yxz, 0.045, 0.015, 0.008), 10.0)); }
    d = nearer(d, vec2(sdCapsule(p, vec3(-1.7, 0.05, 1.1), vec3(-0.6, 0.05, 1.3), 0.05), 9.3));
  } else { vec3 q = p; q.xz = rot(0.5) * q.xz; d = nearer(vec2(p.z + 1.6, 1.0), vec2(sdBox(q - vec3(-1.2, 0, 0), vec3(2.0, 0.22, 0.9), 0.03), 3.0)); d = nearer(d, vase(p - vec3(-0.3, 0.22, -0.1), 0.5, 1.1, 4.0)); d = nearer(d, twig(p - vec3(-0.3, 0.9, -0.1), 2.0)); }
  return d;
}
Surface shade(vec3 p, vec3 n, float m) {
  if (m < 1.5) { vec3 w = variant < 0.5 ? vec3(0.66, 0.64, 0.58) : variant < 2.5 ? vec3(0.42, 0.48, 0.46) : vec3(0.62, 0.5, 0.42); return Surface(w * (0.95 + 0.08 * fbm(p.xy * 6.0)), 0.0, 1.0); }
  if (m < 2.5) return Surface(vec3(0.4, 0.38, 0.36) * (0.85 + 0.25 * fbm(p.xz * 4.0)), 0.05, 0.9);
  if (m < 3.5) return Surface(wood(vec2(p.z * 0.5 + p.y * 0.7 + 0.65, p.x) * vec2(0.9, 0.6), vec3(0.32, 0.18, 0.08), vec3(0.64, 0.42, 0.22)), 0.15, 0.6);
  if (m < 4.5) return Surface(vec3(0.78, 0.74, 0.66) * (0.9 + 0.14 * noise3(p * 40.0)), 0.1, 0.8);
  if (m < 5.5) return Surface(vec3(0.58, 0.28, 0.18), 0.3, 0.5);
  if (m < 6.5) return Surface(vec3(0.16, 0.24, 0.27), 0.5, 0.3);
  if (m < 7.5) return Surface(vec3(0.25, 0.17, 0.1), 0.0, 1.0);
  if (m < 8.5) return Surface(mix(vec3(0.1, 0.2, 0.08), vec3(0.26, 0.35, 0.15), noise3(p * 7.0)), 0.2, 0.6);
  if (m < 9.9) { float k = (m - 9.0) / 0.15; vec3 c = k < 0.5 ? vec3(0.5, 0.2, 0.14) : k < 1.5 ? vec3(0.7, 0.64, 0.52) : k < 2.5 ? vec3(0.14, 0.22, 0.26) : k < 3.5 ? vec3(0.72, 0.5, 0.2) : vec3(0.32, 0.36, 0.27); return Surface(c, 0.05, 0.9); }
  return Surface(vec3(0.5, 0.5, 0.52), 1.0, 0.2);
}
View look() { View v; v.at = vec3(0, 0.55, 0); v.eye = vec3(0.5, 1.0, 5.4); v.fov = 0.62; v.aperture = 0.05; v.sun = normalize(vec3(-0.7, 0.8, 0.75)); v.sunColor = vec3(1.9, 1.6, 1.25); v.skyTop = vec3(0.42, 0.44, 0.48); v.skyLow = vec3(0.34, 0.3, 0.26); v.exposure = 0.6;
  if (variant > 0.5) { v.at = vec3(0.1, 0.3, 0.2); v.eye = vec3(-1.2, 3.2, 4.6); } if (variant > 1.5) { v.at = vec3(-0.2, 0.65, 0); v.eye = vec3(0.8, 1.2, 5.0); } if (variant > 2.5) { v.at = vec3(0, -0.4, 0); v.eye = vec3(-0.6, 0.4, 6.6); } return v; }
